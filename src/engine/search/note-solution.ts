// Records a solution, whichever stage has found it.

import type { Search } from './search-state.ts';

export function noteSolution(search: Search, cells: Int32Array): 'solution' {
  search.onClause?.({ kind: 'solution', numbers: cells, size: cells.length });
  const { seen } = search;
  for (let cell = 0; cell < seen.length; cell++) seen[cell] |= cells[cell];
  search.solution = cells;
  search.isExcluded = false;
  search.found++;
  search.state = 'at-solution';
  return 'solution';
}

// Reads a grid of a .gno file: a line for each row, with numbers for the cells: 0 is unknown, 1 is
// empty, and 2 is filled.

import type { Grid } from '../../puzzle/grid.ts';
import { allCandidates, BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { Size } from '../../puzzle/places.ts';
import { complain, type Problem, quote } from '../../puzzle/problem.ts';
import { worded } from '../../puzzle/wording.ts';
import { type ReadingBudget, spendCells } from '../text/reading-budget.ts';
import { type SectionLines, valuesIn } from './read-sections.ts';

const CANDIDATES: ReadonlyMap<string, number> = new Map([
  ['0', allCandidates(BLACK_AND_WHITE)],
  ['1', 1],
  ['2', 2],
]);

export function readGnoGrid(
  section: SectionLines | undefined,
  { width, height }: Size,
  budget: ReadingBudget,
  problems: Problem[],
): Grid | undefined {
  const rows = valuesIn(section);
  if (rows.length === 0) return undefined;
  const place = { line: section?.number ?? 1, column: 1 };
  const tooLarge = spendCells(budget, width, height);
  if (tooLarge !== undefined) {
    complain(problems, { ...tooLarge, ...place });
    return undefined;
  }
  if (rows.length !== height) {
    const words = worded`the grid has ${rows.length} rows, the puzzle ${height}`;
    complain(problems, { code: 'ragged-grid', ...words, ...place });
    return undefined;
  }
  const cells = new Int32Array(width * height);
  let at = 0;
  for (const { text, number } of rows) {
    const found = text.trim().split(/\s+/);
    if (found.length !== width) {
      const words = worded`the row has ${found.length} cells, the puzzle ${width} columns`;
      complain(problems, { code: 'ragged-grid', ...words, line: number, column: 1 });
      return undefined;
    }
    for (const cell of found) {
      const candidates = CANDIDATES.get(cell);
      if (candidates === undefined) {
        const words = worded`${quote(cell)} is not a cell: expected 0 (unknown), 1 (empty) or 2 (filled)`;
        complain(problems, { code: 'unknown-symbol', ...words, line: number, column: 1 });
        return undefined;
      }
      cells[at++] = candidates;
    }
  }
  return { width, height, cells };
}

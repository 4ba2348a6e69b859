// The marks that the solver wrote and that nobody has changed since. Costs O(changes), and O(cells)
// for each trial.

import type { PlayedMove } from './play-state.ts';

export function hasSolverMarks(past: readonly PlayedMove[]): boolean {
  let written = new Set<number>();
  const beforeTrials: Set<number>[] = [];
  for (const { kind, changes } of past) {
    if (kind === 'trial-start') beforeTrials.push(new Set(written));
    else if (kind === 'trial-accept') beforeTrials.pop();
    else if (kind === 'trial-reject') written = beforeTrials.pop() ?? written;
    else for (const { cell } of changes) setMember(written, cell, kind === 'solve');
  }
  return written.size > 0;
}

function setMember(cells: Set<number>, cell: number, isMember: boolean): void {
  if (isMember) cells.add(cell);
  else cells.delete(cell);
}

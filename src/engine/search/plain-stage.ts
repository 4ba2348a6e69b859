// Runs the plain search as a stage. It replaces clause learning, or follows it and then skips the
// solutions that clause learning has already found.

import { noteSolution } from './note-solution.ts';
import { backtrack, makePlainSearch, searchPlainly } from './plain-search.ts';
import type { Budget, PlainStage, RunOutcome, Search } from './search-state.ts';

export function startPlainly(
  { board, seed, onClause }: Search,
  remembered: readonly Int32Array[],
): PlainStage {
  return { kind: 'plain', plain: makePlainSearch(board, seed, onClause), remembered };
}

export function listPlainly(
  search: Search,
  { plain, remembered }: PlainStage,
  { work, conflicts }: Budget,
): RunOutcome {
  const { board, past } = search;
  const outcome = searchPlainly(plain, board.work + work, conflicts - (past.conflicts ?? 0));
  if (outcome !== 'solution') return outcome;
  if (!remembered.some((cells) => sameCells(cells, board.cells))) {
    return noteSolution(search, board.cells.slice());
  }
  return backtrack(plain) ? 'paused' : 'done';
}

function sameCells(a: Int32Array, b: Int32Array): boolean {
  return a.every((mask, cell) => mask === b[cell]);
}

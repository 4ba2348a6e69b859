// Rates the puzzles of finished games that were left before their rating came.

import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { loadPuzzle } from '../puzzle-store/library-puzzles.ts';
import { rateSolve } from '../puzzle-store/rate-solve.ts';
import type { Solve } from '../storage/solve.ts';
import type { Storage } from '../storage/storage.ts';

/** Rates puzzle by puzzle until `signal` aborts, and calls `onTried` after each. */
export async function rateUnrated(
  storage: Storage,
  solves: readonly Solve[],
  signal: AbortSignal,
  onTried: () => Promise<unknown>,
): Promise<void> {
  for (const solve of unratedOf(solves)) {
    if (signal.aborted) return;
    const puzzle = await puzzleOf(storage, solve);
    if (puzzle === undefined) continue;
    await rateSolve(storage, solve, puzzle, signal);
    await onTried();
  }
}

/**
 * Returns the newest game of each puzzle that no game has a rating of, the newest first. `solves`
 * begins with the oldest.
 */
export function unratedOf(solves: readonly Solve[]): readonly Solve[] {
  const seen = new Set(
    solves.flatMap(({ puzzleId, difficulty }) => (difficulty === undefined ? [] : [puzzleId])),
  );
  return solves.toReversed().filter(({ puzzleId }) => {
    const isNew = !seen.has(puzzleId);
    seen.add(puzzleId);
    return isNew;
  });
}

/** Returns undefined if the puzzle is gone, or if its clues were changed after the game. */
async function puzzleOf(
  storage: Storage,
  { puzzleId, finished }: Solve,
): Promise<Puzzle | undefined> {
  const own = await storage.get('puzzles', puzzleId);
  if (own !== undefined && own.changed > finished) return undefined;
  return (await loadPuzzle(storage, puzzleId))?.puzzle;
}

// Logs each finished game. The game is logged at once, and again when its puzzle is rated, because
// the person may leave before that.

import { useEffect } from 'react';
import { defined } from '../../../src/puzzle/defined.ts';
import type { LibraryPuzzle } from '../../puzzle-store/library-puzzles.ts';
import type { Solve } from '../../storage/solve.ts';
import type { Storage } from '../../storage/storage.ts';
import { useStorage } from '../../storage/use-storage.ts';
import { longWorker } from '../../workers/task-workers.ts';
import type { Finish } from '../game/finish.ts';
import type { GameStore } from '../game/game-store.ts';

/** Seconds for the rating; without one, the statistics leave out difficulty and techniques. */
const SECONDS = 10;

export function useSolveLog(store: GameStore, { puzzle }: LibraryPuzzle): void {
  const storage = useStorage();
  useEffect(
    () =>
      store.subscribe(({ finish }, before) => {
        if (finish !== undefined && finish !== before.finish) void log(storage, puzzle, finish);
      }),
    [store, storage, puzzle],
  );
}

async function log(
  storage: Storage,
  puzzle: LibraryPuzzle['puzzle'],
  { puzzleId, solvedBy, elapsed, at }: Finish,
): Promise<void> {
  const { logSolve } = await import('../../puzzle-store/solve-log.ts');
  const { width, height, palette } = puzzle;
  const size = { width, height, colours: palette.length - 1 };
  const solve: Solve = { puzzleId, ...size, solvedBy, elapsed, finished: at };
  await logSolve(storage, solve);
  const rating = await longWorker
    .ask('rate', { puzzle, limits: { seconds: SECONDS } })
    .catch(() => undefined);
  const { label, steps } = rating?.value ?? {};
  if (label === undefined) return;
  const techniques = steps?.isFinished ? Object.keys(steps.shares) : undefined;
  await logSolve(storage, { ...solve, difficulty: label, ...defined({ techniques }) });
}

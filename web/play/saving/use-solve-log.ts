// Logs each finished game. The game is logged at once, and again when its puzzle is rated. Leaving
// the game cancels the rating, so that the next game need not share its worker with it; the
// Statistics screen makes up for it. A puzzle of the day is noted for the streak.

import { useEffect } from 'react';
import { defined } from '../../../src/puzzle/defined.ts';
import type { LibraryPuzzle } from '../../puzzle-store/library-puzzles.ts';
import type { Solve } from '../../storage/solve.ts';
import type { Storage } from '../../storage/storage.ts';
import { useStorage } from '../../storage/use-storage.ts';
import type { Finish } from '../game/finish.ts';
import type { GameStore } from '../game/game-store.ts';

export function useSolveLog(store: GameStore, { puzzle }: LibraryPuzzle): void {
  const storage = useStorage();
  useEffect(() => {
    const leaving = new AbortController();
    const unsubscribe = store.subscribe(({ finish }, before) => {
      if (finish !== undefined && finish !== before.finish)
        void log(storage, puzzle, finish, leaving.signal);
    });
    return () => {
      unsubscribe();
      leaving.abort();
    };
  }, [store, storage, puzzle]);
}

async function log(
  storage: Storage,
  puzzle: LibraryPuzzle['puzzle'],
  finish: Finish,
  signal: AbortSignal,
): Promise<void> {
  const [{ noteDaily }, { logSolve }, { rateSolve }] = await Promise.all([
    import('../../puzzle-store/daily/daily-log.ts'),
    import('../../puzzle-store/solve-log.ts'),
    import('../../puzzle-store/rate-solve.ts'),
  ]);
  const { puzzleId, solvedBy, elapsed, at, isPartial } = finish;
  const { width, height, palette } = puzzle;
  const size = { width, height, colours: palette.length - 1 };
  const partial = isPartial || undefined;
  const result = { solvedBy, elapsed, finished: at, ...defined({ partial }) };
  const solve: Solve = { puzzleId, ...size, ...result };
  await Promise.all([noteDaily(storage, finish), logSolve(storage, solve)]);
  await rateSolve(storage, solve, puzzle, signal);
}

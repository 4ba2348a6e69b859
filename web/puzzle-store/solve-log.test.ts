import { describe, expect, it } from 'vitest';
import { MAX_SOLVES, type Solve, solveKey, surplusSolves } from '../storage/solve.ts';
import { makeStorage } from '../storage/storage.ts';
import { allSolves, logSolve } from './solve-log.ts';

const newStorage = () => makeStorage(() => Promise.reject(new Error('memory alone')));

function solve(puzzleId: string, finished: number): Solve {
  const size = { width: 5, height: 5, colours: 1 };
  return { puzzleId, ...size, solvedBy: 'me', elapsed: 9, finished };
}

describe('the log of finished games', () => {
  it('has each game once, the oldest first', async () => {
    const storage = newStorage();
    await logSolve(storage, solve('a', 1000));
    await logSolve(storage, solve('b', 900));
    await logSolve(storage, { ...solve('b', 900), difficulty: 'easy' });
    const logged = await allSolves(storage);
    expect(logged.map(({ puzzleId, difficulty }) => [puzzleId, difficulty])).toEqual([
      ['b', 'easy'],
      ['a', undefined],
    ]);
  });

  it('does not read what is no finished game', async () => {
    const storage = newStorage();
    const good = solve('a', 5);
    for (const wrong of [
      { ...good, finished: 6 },
      { ...good, solvedBy: 'nobody' },
      { ...good, elapsed: Number.NaN },
      { ...good, techniques: [1] },
      { ...good, difficulty: 'odd' },
    ]) {
      await storage.put('solves', solveKey(good), wrong as Solve);
      expect(await allSolves(storage)).toEqual([]);
    }
  });

  it('lets the oldest games go', () => {
    const keys = Array.from({ length: MAX_SOLVES + 2 }, (_, i) => solveKey(solve('a', i * 7)));
    expect(surplusSolves(keys.toReversed())).toEqual(keys.slice(0, 2));
    expect(surplusSolves(keys.slice(2))).toEqual([]);
  });
});

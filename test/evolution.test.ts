// Tests that evolution is far better than starting points alone: with the same code, seeds and
// number of evaluations, on puzzles that were not used to choose sizes and rates.

import { describe, expect, it } from 'vitest';
import { benchEvolution, type Evolving, PUBLISHING, TUNING } from '../bench/methods/evolution.ts';

describe('evolution against starting points', () => {
  it.each<[Evolving, number, number]>([
    ['genetic', 8, 5000],
    ['flow', 13, 150_000],
  ])('%s on noise of side %d with %d evaluations', (id, side, evaluations) => {
    expect(PUBLISHING).toBeGreaterThan(TUNING + 1000);
    const set = { kind: 'noise', side, firstSeed: PUBLISHING, count: 10 } as const;
    const evolved = benchEvolution(id, set, evaluations, { search: 'evolve' });
    const started = benchEvolution(id, set, evaluations, { search: 'restarts' });
    expect(evolved.solved).toBeGreaterThanOrEqual(started.solved + 3);
    expect(evolved.mismatch).toBeLessThan(started.mismatch / 2);
  });
});

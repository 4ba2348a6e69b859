import { describe, expect, it } from 'vitest';
import type { Delivery, LeasedChunk } from '../store/batch-store.ts';
import { singleAnswers } from './single-answers.ts';

const CHUNK: LeasedChunk = {
  ...{ batch: 'x', first: 10, operation: 'solve', options: {}, deaths: 1 },
  ...{ lines: ['a', 'b', 'c', 'd'], known: [{ at: 1, line: 'B', kind: 'unique' }] },
};

describe('a delivery of several answers', () => {
  it('is cut into one for each, which keep what is behind them until the last', () => {
    const delivery: Delivery = {
      ...{ chunk: CHUNK, lines: ['A', 'B'], kinds: ['none', 'unique'], seconds: 2, known: 1 },
      ...{ worthKeeping: [{ at: 1, kind: 'unique' }], kept: 1, restItems: 5 },
    };
    const { known: _, ...chunk } = CHUNK;
    expect(singleAnswers(delivery)).toEqual([
      { chunk, lines: ['A'], kinds: ['none'], seconds: 1, worthKeeping: [], kept: 3 },
      {
        ...{ chunk: { ...chunk, first: 11, lines: ['b', 'c', 'd'] }, lines: ['B'] },
        ...{ kinds: ['unique'], seconds: 1, worthKeeping: [{ at: 0, kind: 'unique' }] },
        ...{ kept: 1, restItems: 5 },
      },
    ]);
  });

  it('stays as it is if it has none', () => {
    const delivery: Delivery = { chunk: CHUNK, lines: [], kinds: [], seconds: 0, kept: 2 };
    expect(singleAnswers(delivery)).toEqual([delivery]);
  });
});

import { describe, expect, it } from 'vitest';
import { type AnsweredPart, deliveryOf, halvePart } from './answered-part.ts';

const PART: AnsweredPart = {
  chunk: {
    ...{ batch: 'a', first: 10, lines: ['a', 'b', 'c', 'd', 'e'], deaths: 0 },
    ...{ operation: 'solve', options: {}, known: [] },
  },
  answers: [
    { line: 'A', kind: 'x', isKnown: true },
    { line: 'B', kind: 'y' },
    { line: 'C', kind: 'x', isWorthKeeping: true },
  ],
  ...{ seconds: 3, kept: 1, restItems: 7 },
};

describe('the answers of the first items of a chunk', () => {
  it('are delivered with their kinds', () => {
    expect(deliveryOf(PART)).toEqual({
      chunk: PART.chunk,
      lines: ['A', 'B', 'C'],
      kinds: ['x', 'y', 'x'],
      ...{ seconds: 3, known: 1, worthKeeping: [{ at: 2, kind: 'x' }], kept: 1, restItems: 7 },
    });
  });

  it('can be halved, so that the second half is what the first one keeps', () => {
    const { known: _, ...rest } = { ...PART.chunk, first: 12, lines: ['c', 'd', 'e'] };
    expect(halvePart(PART)?.map(deliveryOf)).toEqual([
      {
        ...{ chunk: PART.chunk, lines: ['A', 'B'], kinds: ['x', 'y'], seconds: 2 },
        ...{ known: 1, worthKeeping: [], kept: 3 },
      },
      {
        ...{ chunk: rest, lines: ['C'], kinds: ['x'], seconds: expect.closeTo(1) },
        ...{ known: 0, worthKeeping: [{ at: 0, kind: 'x' }], kept: 1, restItems: 7 },
      },
    ]);
  });

  it('cannot be halved if there is one', () => {
    expect(halvePart({ ...PART, answers: PART.answers.slice(0, 1) })).toBeUndefined();
  });
});

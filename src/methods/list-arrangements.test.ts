import { describe, expect, it } from 'vitest';
import { arrangements } from '../../test/brute-force.ts';
import { type Block, type Clue, clueOfLengths } from '../puzzle/clue.ts';
import { lineClue } from './line-clues.ts';
import {
  countArrangements,
  firstArrangement,
  nextArrangement,
  paintAll,
  writeCount,
} from './list-arrangements.ts';

/**
 * Returns all arrangements as strings of colour indices, in the order in which they are generated.
 */
function listed(clue: Clue, size: number, colours = 3): string[] {
  const painting = paintAll(lineClue(clue, size), colours);
  for (;;) {
    const { value, done } = painting.next();
    if (!done) continue;
    return Array.from({ length: value.length / size }, (_, i) =>
      value.subarray(i * size, (i + 1) * size).join(''),
    );
  }
}

const count = (lengths: number[], size: number): bigint =>
  countArrangements(lineClue(clueOfLengths(lengths), size), 2);

const BLOT: Block = { length: null, colour: 1 };

describe('arrangements', () => {
  it.each<[string, readonly Block[], number]>([
    ['no block', [], 4],
    ['one block', clueOfLengths([2]), 5],
    ['two blocks of one cell', clueOfLengths([1, 1]), 5],
    ['a full line', clueOfLengths([2, 1]), 4],
    ['four blocks', clueOfLengths([1, 2, 1, 3]), 13],
    [
      'two colours without a gap',
      [
        { length: 1, colour: 1 },
        { length: 2, colour: 2 },
        { length: 1, colour: 2 },
      ],
      8,
    ],
    ['a blotted block', [BLOT], 4],
    ['blotted and known blocks', [BLOT, { length: 2, colour: 1 }, BLOT], 9],
    ['blotted blocks of two colours', [BLOT, { length: null, colour: 2 }, BLOT], 7],
  ])('%s: all of them, once, and as many as counted', (_, clue, size) => {
    const truth = [...arrangements(clue, size)].map((cells) => cells.join('')).sort();
    expect([...listed(clue, size)].sort()).toEqual(truth);
    expect(countArrangements(lineClue(clue, size), 3)).toBe(BigInt(truth.length));
  });

  it('of an unknown line are all paintings', () => {
    const all = listed(null, 4);
    expect(new Set(all).size).toBe(81);
    expect(countArrangements(lineClue(null, 4), 3)).toBe(81n);
  });

  it('come in decreasing order as integers: 1 1 in 5 cells has six, not three', () => {
    const integers = listed(clueOfLengths([1, 1]), 5).map((text) => Number.parseInt(text, 2));
    expect(integers).toEqual([20, 18, 17, 10, 9, 5]);
  });

  it('pauses on its way through many', () => {
    const painting = paintAll(lineClue(clueOfLengths([1, 1, 1, 1]), 30), 2);
    expect(painting.next().done).toBe(false);
  });

  it('has none in a line that is too short', () => {
    const clue = lineClue(clueOfLengths([2, 2]), 4);
    expect(countArrangements(clue, 2)).toBe(0n);
    expect(firstArrangement(clue, { starts: new Int32Array(2), lengths: clue.lengths })).toBe(
      false,
    );
  });

  it('ends after the last one', () => {
    const clue = lineClue(clueOfLengths([1, 2]), 6);
    expect(nextArrangement(clue, { starts: Int32Array.of(2, 4), lengths: clue.lengths })).toBe(
      false,
    );
  });
});

describe('counts', () => {
  it('are exact however large', () => {
    expect(count(new Array(10).fill(1), 39)).toBe(30_045_015n);
    expect(count(new Array(50).fill(1), 199)).toBe(
      20_128_660_909_731_932_294_240_234_380_929_315_748_140n,
    );
  });

  it('are written for people', () => {
    expect(writeCount(30_045_015n)).toBe('30045015');
    expect(writeCount(123_456_789_012_345_678n)).toBe('1.2e17');
  });
});

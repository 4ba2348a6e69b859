import { expect, it } from 'vitest';
import { noise } from '../../test/boards.ts';
import { arrangements } from '../../test/brute-force.ts';
import { makeRandom } from '../engine/random.ts';
import { clueOfCells, clueOfLengths } from '../puzzle/clue.ts';
import { lineColours } from '../puzzle/grid.ts';
import { countWays, makeWays } from './count-arrangements.ts';
import { lineClue } from './line-clues.ts';

it('counts the arrangements that fit, as brute force does', () => {
  const random = makeRandom(11);
  for (let round = 0; round < 400; round++) {
    const colours = 1 + (round % 3);
    const size = 1 + random.below(10);
    const exact = clueOfCells(lineColours(noise(random, size, 1, colours, 0.6), 0));
    const clue = exact.map((block) => (random.below(4) === 0 ? { ...block, length: null } : block));
    const line = Int32Array.from({ length: size }, () =>
      random.below(3) === 0 ? 1 + random.below((2 << colours) - 1) : (2 << colours) - 1,
    );
    const fits = [...arrangements(clue, size)].filter((cells) =>
      cells.every((colour, i) => (line[i] >>> colour) & 1),
    );
    const given = lineClue(clue, size);
    expect(countWays(given, line, makeWays([given]))).toBe(fits.length);
  }
});

it('does not mind what an earlier line left in its tables', () => {
  const [long, short] = [lineClue(clueOfLengths([1, 1]), 9), lineClue(clueOfLengths([2]), 3)];
  const ways = makeWays([long, short]);
  expect(countWays(long, new Int32Array(9).fill(3), ways)).toBe(28);
  expect(countWays(short, new Int32Array(3).fill(3), ways)).toBe(2);
  expect(countWays(short, Int32Array.of(3, 1, 3), ways)).toBe(0);
});

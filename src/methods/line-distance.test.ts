import { describe, expect, it } from 'vitest';
import { arrangements } from '../../test/brute-force.ts';
import { makeRandom } from '../engine/random.ts';
import { clueOfCells, clueOfLengths, type ExactClue, sameClue } from '../puzzle/clue.ts';
import { lineClue } from './line-clues.ts';
import { distanceScratch, lineDistance } from './line-distance.ts';

function distance(clue: ExactClue, line: readonly number[]): number {
  const tables = lineClue(clue, line.length);
  return lineDistance(
    tables,
    Uint8Array.from(line),
    { start: 0, step: 1 },
    distanceScratch([tables]),
  );
}

function distanceByTrying(clue: ExactClue, line: readonly number[]): number {
  const wrong = [...arrangements(clue, line.length)].map(
    (cells) => cells.filter((colour, i) => colour !== line[i]).length,
  );
  return Math.min(...wrong);
}

describe('the distance of a line from its clue', () => {
  it.each([
    [[], '.#.#', 2],
    [[3], '###..', 0],
    [[3], '#.#..', 1],
    [[1, 1], '##...', 2],
    [[1, 1], '.###.', 1],
    [[2, 2], '##.##', 0],
    [[5], '.....', 5],
  ])('of clue %j is, for %s, %d', (lengths, line, expected) => {
    const cells = [...line].map((cell) => (cell === '#' ? 1 : 0));
    expect(distance(clueOfLengths(lengths), cells)).toBe(expected);
  });

  it.each([1, 2, 3])('equals the least over all arrangements, with %d colours', (colours) => {
    const random = makeRandom(colours);
    for (let round = 0; round < 600; round++) {
      const size = 1 + random.below(9);
      const draw = () =>
        Array.from({ length: size }, () => Math.max(0, random.below(colours + 2) - 1));
      const [clue, line] = [clueOfCells(draw()), draw()];
      expect(distance(clue, line)).toBe(distanceByTrying(clue, line));
      expect(distance(clue, line) === 0).toBe(sameClue(clueOfCells(line), clue));
    }
  });

  it('reads a column of a grid', () => {
    const clue = lineClue(clueOfLengths([2]), 3);
    const cells = Uint8Array.from([0, 1, 0, 0, 0, 1]);
    expect(lineDistance(clue, cells, { start: 1, step: 2 }, distanceScratch([clue]))).toBe(2);
  });
});

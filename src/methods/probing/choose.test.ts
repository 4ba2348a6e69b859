import { describe, expect, it } from 'vitest';
import { randomPuzzle } from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { makeRandom } from '../../engine/random.ts';
import { writeRows } from '../../puzzle/grid-text.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { solveBy } from '../solve-by.ts';
import { SCORES, type Score } from './choose.ts';
import { probing } from './probing.ts';

const NAMES = Object.keys(SCORES) as Score[];

describe('the scores', () => {
  it.each<[Score, number]>([
    ['min-logd', 3 + Math.log(2)],
    ['min-logm', 3 + (Math.log(4) + 1) * (Math.log(8) + 1)],
    ['released', 3 + 1.85 * Math.log(5)],
    ['sqrt', 3 + Math.sqrt(7 / 4)],
    ['min', 3],
    ['mul', 32],
    ['sum', 10],
    ['max', 7],
  ])('%s of 3 and 7', (name, expected) => {
    expect(SCORES[name](3, 7)).toBeCloseTo(expected, 12);
    expect(SCORES[name](7, 3)).toBe(SCORES[name](3, 7));
  });

  it('are all tested', () => {
    expect(NAMES).toHaveLength(8);
  });

  it.each(NAMES)('%s finds all solutions', async (choose) => {
    let decisions = 0;
    for (let seed = 1; seed <= 15; seed++) {
      const puzzle = randomPuzzle(makeRandom(seed), 6, 6, 1, 0.4);
      const outcome = await solveBy(probing, puzzle, { maxSolutions: 1000, choices: { choose } });
      if (!outcome.ok) throw new Error(outcome.problems[0].message);
      const { complete, solutions, stats } = outcome.value;
      const texts = solutions.map((grid) => writeRows(grid, BLACK_AND_WHITE).join('/'));
      const truth = solveSlowly(puzzle);
      expect(complete).toBe(true);
      expect(texts.map((text) => text.replaceAll('.', '0').replaceAll('#', '1')).sort()).toEqual(
        [...truth].sort(),
      );
      decisions += stats.nodes - 1;
    }
    expect(decisions).toBeGreaterThan(0);
  });
});

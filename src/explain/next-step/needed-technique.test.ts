import { describe, expect, it } from 'vitest';
import { lineSolvable, noise, puzzleOf } from '../../../test/boards.ts';
import { makeRandom } from '../../engine/random.ts';
import { clueOfLengths } from '../../puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { Technique } from '../model/step.ts';
import { rate } from '../rate/rate.ts';
import { LINE_TECHNIQUES } from './line-techniques.ts';
import { isStrictlyNeeded } from './needed-technique.ts';

const ALL = LINE_TECHNIQUES.map(({ id }) => id);

/** Lists what a row of five cells needs whose columns tell nothing. */
function neededInRow(...lengths: number[]): Technique[] {
  const columns = [null, null, null, null, null];
  const puzzle = puzzleOf({ palette: BLACK_AND_WHITE, rows: [clueOfLengths(lengths)], columns });
  return ALL.filter((technique) => isStrictlyNeeded(puzzle, technique));
}

describe('a technique', () => {
  it('is needed where nothing else up to its tier helps', () => {
    expect(neededInRow()).toEqual(['empty-line']);
    expect(neededInRow(3)).toEqual(['simple-boxes']);
    expect(neededInRow(1)).toEqual([]);
  });

  it('is not needed where another one of its tier does the same', () => {
    // A full line is found as simple boxes, too.
    expect(neededInRow(3, 1)).toEqual([]);
  });

  it('is part of the easiest way when it is needed', async () => {
    const random = makeRandom(1);
    const needed = new Set<Technique>();
    for (let i = 0; i < 60; i++) {
      const picture = noise(random, 12, 12, 1, 0.5);
      const puzzle = lineSolvable(random, picture, BLACK_AND_WHITE);
      const { steps } = await rate(puzzle);
      for (const technique of ALL.filter((each) => isStrictlyNeeded(puzzle, each))) {
        expect(steps?.shares).toHaveProperty(technique);
        needed.add(technique);
      }
    }
    expect([...needed]).toEqual(expect.arrayContaining(['simple-boxes', 'simple-spaces']));
    for (const contained of ['full-line', 'mercury', 'joining', 'double-positioning'] as const) {
      expect(needed).not.toContain(contained);
    }
  });
});

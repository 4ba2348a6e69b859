import { describe, expect, it } from 'vitest';
import { solveLineSlowly } from '../../test/brute-force.ts';
import { makeRandom, type Random } from '../engine/random.ts';
import type { Clue } from '../puzzle/clue.ts';
import { lineClue } from './line-clues.ts';
import { makePrefixStates, solveByStates } from './prefix-states.ts';

function randomClue(random: Random, colours: number): Clue {
  if (random.below(12) === 0) return null;
  return Array.from({ length: random.below(4) }, () => ({
    length: random.below(6) === 0 ? null : 1 + random.below(3),
    colour: 1 + random.below(colours),
  }));
}

describe('solving a line by its states', () => {
  it.each([1, 2, 3])('agrees with brute force: %i colours', (colours) => {
    const random = makeRandom(colours);
    let [solved, impossible] = [0, 0];
    for (let round = 0; round < 600; round++) {
      const size = 1 + random.below(9);
      const clue = randomClue(random, colours);
      const all = (2 << colours) - 1;
      const cells = Int32Array.from({ length: size }, () =>
        random.below(3) === 0 ? 1 + random.below(all) : all,
      );
      const [line] = makePrefixStates([lineClue(clue, size)]);
      const isFine = solveByStates(line, cells, 0, 1);
      const truth = solveLineSlowly(clue, [...cells]);
      expect(isFine ? [...line.left] : undefined).toEqual(truth);
      if (isFine) solved++;
      else impossible++;
    }
    expect(Math.min(solved, impossible)).toBeGreaterThan(50);
  });

  it('reads columns, and can be asked again', () => {
    const [longer, line] = makePrefixStates([
      lineClue([{ length: 4, colour: 1 }], 8),
      lineClue([{ length: 2, colour: 1 }], 3),
    ]);
    expect(solveByStates(longer, new Int32Array(8).fill(3), 0, 1)).toBe(true);
    const cells = Int32Array.of(3, 0, 3, 0, 3, 0);
    expect(solveByStates(line, cells, 0, 2)).toBe(true);
    expect([...line.left]).toEqual([3, 2, 3]);
    expect(solveByStates(line, Int32Array.of(1, 3, 3), 0, 1)).toBe(true);
    expect([...line.left]).toEqual([1, 2, 2]);
  });
});

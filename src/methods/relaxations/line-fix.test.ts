import { describe, expect, it } from 'vitest';
import { solveLineSlowly } from '../../../test/brute-force.ts';
import { makeRandom } from '../../engine/random.ts';
import { type Clue, clueOfCells, clueOfLengths } from '../../puzzle/clue.ts';
import { describeLine, fixLine, makeFixScratch } from './line-fix.ts';

const lineOf = (text: string): number[] => [...text].map((cell) => ' .#?'.indexOf(cell));

const OTHER = describeLine(clueOfLengths([3, 3, 4]), 20);

/**
 * Returns the candidates that fixing leaves to a line; undefined when no arrangement fits. Fixes
 * another line first, so that the scratch is not clean.
 */
function fix(clue: Clue, candidates: readonly number[]): number[] | undefined {
  const description = describeLine(clue, candidates.length);
  const scratch = makeFixScratch([OTHER, description]);
  scratch.line.set(lineOf('.??#????##????.#????'));
  expect(fixLine(OTHER, scratch)).toBe(true);
  scratch.line.set(candidates);
  const isPossible = fixLine(description, scratch);
  return isPossible ? [...scratch.allowed.subarray(0, candidates.length)] : undefined;
}

describe('fixing a line', () => {
  it.each([
    [[], '????', '....'],
    [[], '?#?', undefined],
    [[4], '????', '####'],
    [[3], '?????', '??#??'],
    [[1, 2], '???#.??', '?.?#.??'],
    [[2, 1], '?#?#?', '##.#.'],
    [[2, 1], '?#????', '?#????'],
    [[1, 1], '?##?', undefined],
    [[2], '?.?', undefined],
    [[1], '??#??', '..#..'],
  ])('clue %j on %s', (lengths, line, expected) => {
    const fixed = fix(clueOfLengths(lengths), lineOf(line));
    expect(fixed).toEqual(expected === undefined ? undefined : lineOf(expected));
  });

  it('keeps what is known of an unknown line', () => {
    expect(fix(null, lineOf('?.#?'))).toEqual(lineOf('?.#?'));
  });

  it('agrees with brute force', () => {
    const random = makeRandom(21);
    let contradictions = 0;
    for (let round = 0; round < 4000; round++) {
      const density = random.real();
      const cells = Array.from({ length: 1 + random.below(13) }, () =>
        random.real() < density ? 1 : 0,
      );
      const share = random.real() * 0.7;
      const wrong = random.below(4) === 0 ? 0.2 : 0;
      const candidates = cells.map((cell) => {
        if (random.real() > share) return 3;
        return 1 << (random.real() < wrong ? 1 - cell : cell);
      });
      const blots = round % 2 === 0 ? 0 : 0.4;
      const clue = clueOfCells(cells).map((block) =>
        random.real() < blots ? { ...block, length: null } : block,
      );
      const truth = solveLineSlowly(clue, candidates);
      if (truth === undefined) contradictions++;
      expect(fix(clue, candidates)).toEqual(truth);
    }
    expect(contradictions).toBeGreaterThan(100);
  });
});

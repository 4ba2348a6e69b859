import { describe, expect, it } from 'vitest';
import { randomPuzzle } from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { colourOf } from '../../puzzle/grid.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { makeBoard } from '../board/board.ts';
import { makeRandom, type Random } from '../random.ts';
import { backtrack, makePlainSearch, searchPlainly } from './plain-search.ts';

function smallPuzzle(random: Random): Puzzle {
  const [width, height] = [3 + random.below(3), 3 + random.below(3)];
  return randomPuzzle(random, width, height, 1 + random.below(2), 0.4, random.below(3));
}

/** Lists all solutions as colour digits, in slices of `work`. */
function listPlainly(puzzle: Puzzle, seed: number, work: number) {
  const board = makeBoard(puzzle);
  const search = makePlainSearch(board, seed);
  const found = new Set<string>();
  let pauses = 0;
  for (;;) {
    const outcome = searchPlainly(search, board.work + work, Number.POSITIVE_INFINITY);
    if (outcome === 'paused') pauses++;
    if (outcome === 'solution') {
      const text = [...board.cells].map(colourOf).join('');
      expect(found).not.toContain(text);
      found.add(text);
    }
    if (outcome === 'done' || (outcome === 'solution' && !backtrack(search))) {
      return {
        found: [...found],
        pauses,
        decisions: search.decisionCount,
        conflicts: search.conflicts,
      };
    }
  }
}

describe('the plain search', () => {
  it('lists every solution once, in any order of decisions', () => {
    const random = makeRandom(61);
    let decisions = 0;
    let conflicts = 0;
    for (let round = 0; round < 250; round++) {
      const puzzle = smallPuzzle(random);
      const truth = solveSlowly(puzzle).map((text) => text.replaceAll('/', ''));
      for (const seed of [0, 1 + round]) {
        const listed = listPlainly(puzzle, seed, Number.POSITIVE_INFINITY);
        expect(listed.found.sort(), JSON.stringify(puzzle)).toEqual(truth.sort());
        decisions += listed.decisions;
        conflicts += listed.conflicts;
      }
    }
    expect(decisions).toBeGreaterThan(120);
    expect(conflicts).toBeGreaterThan(30);
  });

  it('does the same in slices', () => {
    const random = makeRandom(62);
    let pauses = 0;
    for (let round = 0; round < 80; round++) {
      const puzzle = smallPuzzle(random);
      const whole = listPlainly(puzzle, 0, Number.POSITIVE_INFINITY);
      const sliced = listPlainly(puzzle, 0, 50);
      expect(sliced).toEqual({ ...whole, pauses: sliced.pauses });
      pauses += sliced.pauses;
    }
    expect(pauses).toBeGreaterThan(50);
  });
});

import { describe, expect, it } from 'vitest';
import { randomPuzzle } from '../../../test/boards.ts';
import { solveLineSlowly } from '../../../test/brute-force.ts';
import { colourOf } from '../../puzzle/grid.ts';
import { cellInLine } from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import { makeBoard } from '../board/board.ts';
import { propagate } from '../board/propagate.ts';
import { ALL_LAYERS } from '../options.ts';
import { cellLiteral } from '../order-encoding/cell-literals.ts';
import { makeRandom } from '../random.ts';
import { learn } from './learn.ts';
import type { LinePropagation } from './line-propagation-state.ts';
import { explainLine } from './line-reasons.ts';
import { type ClauseLearning, startLearning } from './start-learning.ts';
import { LINE_REASON } from './trail.ts';

/** Sets up clause learning; undefined if lines leave nothing open or contradict each other. */
function learningOf(puzzle: Puzzle): ClauseLearning | undefined {
  const board = makeBoard(puzzle);
  if (propagate(board, Number.POSITIVE_INFINITY) === 'conflict' || board.unknown === 0) {
    return undefined;
  }
  const starting = startLearning(board, ALL_LAYERS, 0);
  for (let step = starting.next(); ; step = starting.next()) if (step.done) return step.value;
}

/** Runs seeded searches in short slices and calls `look` after each slice. */
function watch(
  seed: number,
  colours: number,
  look: (lines: LinePropagation, puzzle: Puzzle) => void,
): void {
  const random = makeRandom(seed);
  for (let round = 0; round < 12; round++) {
    const puzzle = randomPuzzle(random, 14, 14, colours, 0.42, round % 2);
    const learning = learningOf(puzzle);
    if (learning?.lines === undefined) continue;
    const { learner, lines } = learning;
    for (let slice = 0; slice < 40; slice++) {
      const outcome = learn(learning, learner.conflicts + 3, 150);
      look(lines, puzzle);
      if (outcome !== 'paused') break;
    }
  }
}

/**
 * Returns the candidates of a line if these literals are true and all others are as they were at
 * the set-up.
 */
function candidatesWith(
  { board, encoding, candidates }: LinePropagation,
  line: number,
  isTrue: ReadonlySet<number>,
): number[] {
  return Array.from({ length: board.lines.length[line] }, (_, position) => {
    const cell = cellInLine(board, line, position);
    let mask = candidates[cell];
    for (let left = mask; left !== 0 && encoding.cellVariable[cell] >= 0; left &= left - 1) {
      const one = left & -left;
      const has = cellLiteral(encoding.cellVariable, candidates[cell], cell, colourOf(one));
      if (isTrue.has(has)) mask &= one;
      if (isTrue.has(has ^ 1)) mask &= ~one;
    }
    return mask;
  });
}

describe('lines inside clause learning', () => {
  it.each([1, 2])('give reasons that rule out the opposite, in colours: %i', (colours) => {
    let reasons = 0;
    watch(60 + colours, colours, (lines, puzzle) => {
      const { trail, lineReasons } = lines.learner;
      for (const literal of trail.literals.slice(0, trail.size)) {
        const variable = literal >> 1;
        if (trail.reason[variable] !== LINE_REASON) continue;
        const line = trail.reason2[variable];
        explainLine(lines, variable);
        const at = trail.reason2[variable];
        const { stored } = lineReasons;
        const others = stored.slice(at + 1, at + 1 + stored[at]);
        for (const other of others) {
          expect(trail.values[other]).toBe(-1);
          expect(trail.place[other >> 1]).toBeLessThan(trail.place[variable]);
        }
        // A reason does not name literals that hold for good.
        const sure = trail.literals.filter(
          (each, i) => i < trail.place[variable] && trail.level[each >> 1] === 0,
        );
        const isTrue = new Set([literal ^ 1, ...sure, ...[...others].map((other) => other ^ 1)]);
        const candidates = candidatesWith(lines, line, isTrue);
        expect(solveLineSlowly(clueOfLine(puzzle, line), candidates)).toBeUndefined();
        reasons++;
      }
    });
    expect(reasons).toBeGreaterThan(50);
  });

  it('see the cells as the trail has them, however often it was taken back', () => {
    let looks = 0;
    watch(63, 2, (lines) => {
      const { board, learner, taken } = lines;
      const isTrue = new Set(learner.trail.literals.slice(0, taken));
      for (let line = 0; line < board.lines.count; line++) {
        const { maskAt, words } = board.lines;
        const cells = candidatesWith(lines, line, isTrue);
        for (let colour = 0; colour < board.lines.colours; colour++) {
          const seen = cells.reduce((mask, each, i) => mask | (((each >> colour) & 1) << i), 0);
          expect(board.masks[maskAt[line] + colour * words[line]]).toBe(seen);
        }
      }
      looks++;
    });
    expect(looks).toBeGreaterThan(20);
  });
});

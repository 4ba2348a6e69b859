import { describe, expect, it } from 'vitest';
import { randomPuzzle } from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { colourOf } from '../../puzzle/grid.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { makeBoard } from '../board/board.ts';
import { propagate } from '../board/propagate.ts';
import { ALL_LAYERS } from '../options.ts';
import { makeRandom } from '../random.ts';
import { excludeCells, excludeSolution } from './exclude-solution.ts';
import { learn } from './learn.ts';
import { solvedCells } from './read-cells.ts';
import { type ClauseLearning, runSetup, startLearning } from './start-learning.ts';

const WITHOUT_END = Number.POSITIVE_INFINITY;

/** Returns clause learning for the puzzle, unless lines refute it. */
function learningOf(puzzle: Puzzle): ClauseLearning | undefined {
  const board = makeBoard(puzzle);
  if (propagate(board, WITHOUT_END) === 'conflict') return undefined;
  const started = runSetup(startLearning(board, ALL_LAYERS, 0), WITHOUT_END);
  if (started === undefined || started === 'paused') throw new Error('there is no set-up');
  return started;
}

/** Returns the next solution, as the colours of its cells. */
function nextSolution(learning: ClauseLearning): string | undefined {
  if (learn(learning, WITHOUT_END, WITHOUT_END) !== 'solution') return undefined;
  return [...solvedCells(learning)].map(colourOf).join('');
}

/** Makes puzzles that lines neither solve nor refute, with all their solutions. */
function* puzzles(seed: number, count: number) {
  const random = makeRandom(seed);
  for (let made = 0; made < count; ) {
    const [width, height] = [3 + random.below(3), 3 + random.below(3)];
    const colours = 1 + random.below(3);
    const puzzle = randomPuzzle(random, width, height, colours, 0.4, random.below(2));
    const learning = learningOf(puzzle);
    if (learning === undefined || learning.board.unknown === 0) continue;
    const truth = solveSlowly(puzzle).map((text) => text.replaceAll('/', ''));
    yield { learning, truth, random, context: JSON.stringify(puzzle) };
    made++;
  }
}

const cellsOf = (text: string): Int32Array => Int32Array.from(text, (digit) => 1 << Number(digit));

describe('a solution that is ruled out', () => {
  it('is not found again, and all others are found', () => {
    let several = 0;
    for (const { learning, truth, context } of puzzles(71, 60)) {
      const found: string[] = [];
      for (let text = nextSolution(learning); text !== undefined; text = nextSolution(learning)) {
        found.push(text);
        if (!excludeSolution(learning)) break;
      }
      expect(found.sort(), context).toEqual(truth.sort());
      if (truth.length > 2) several++;
    }
    expect(several).toBeGreaterThan(10);
  });

  it('may come from another search, even if it is ruled out already', () => {
    let told = 0;
    for (const { learning, truth, random, context } of puzzles(72, 60)) {
      const left = new Set(truth);
      const toss = (): boolean => random.below(2) === 0;
      const tell = (text: string): boolean => excludeCells(learning, cellsOf(text));
      while (left.size > 1) {
        const text = toss() ? nextSolution(learning) : [...left][random.below(left.size)];
        expect(left.delete(text ?? ''), context).toBe(true);
        expect(tell(text ?? ''), context).toBe(true);
        told++;
      }
      const [last] = left;
      expect(nextSolution(learning), context).toBe(last);
      for (const text of truth) if (text !== last) expect(tell(text), context).toBe(true);
      if (last !== undefined && tell(last)) {
        expect(nextSolution(learning), context).toBeUndefined();
      }
    }
    expect(told).toBeGreaterThan(50);
  });
});

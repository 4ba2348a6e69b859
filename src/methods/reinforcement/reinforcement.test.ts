import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  guessMargins,
  lineMargins,
  type Margin,
  unseenNoise,
  unseenPicture,
} from '../../../makers/reinforcement-weights/margins.ts';
import { train } from '../../../makers/reinforcement-weights/train.ts';
import { domino, randomPuzzle } from '../../../test/boards.ts';
import { settleLines } from '../../engine/board/settle-lines.ts';
import { makeRandom } from '../../engine/random.ts';
import { isKnown } from '../../puzzle/grid.ts';
import { linesOf } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Result } from '../../puzzle/result.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import type { MethodOptions } from '../method.ts';
import { solveBy } from '../solve-by.ts';
import {
  GUESS_FEATURES,
  guessFeatures,
  LINE_FEATURES,
  lineFacts,
  lineFeatures,
} from './features.ts';
import { dueLines, firstPicker, type Picker, randomPicker } from './pickers.ts';
import { reinforcement } from './reinforcement.ts';
import {
  decideCell,
  makeReinforcementBoard,
  type ReinforcementBoard,
  settleAll,
  solveBoardLine,
  undoReinforcementBoardTo,
} from './reinforcement-board.ts';
import { WEIGHTS } from './weights.ts';

const PICKERS = ['learnt', 'table', 'network', 'random', 'first'];

async function solve(puzzle: Puzzle, options: MethodOptions = {}): Promise<Result> {
  const outcome = await solveBy(reinforcement, puzzle, options);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

const many = (count: number, make: (i: number) => Puzzle): Puzzle[] =>
  Array.from({ length: count }, (_, i) => make(i));

const meansOf = (margins: readonly Margin[]): Record<string, number> =>
  Object.fromEntries(margins.map(({ name, mean }) => [name, mean]));

/** Solves lines to a fixpoint; false at a conflict. */
function settle(board: ReinforcementBoard, picker: Picker): boolean {
  for (let line = picker.line(board); line >= 0; line = picker.line(board)) {
    if (solveBoardLine(board, line) < 0) return false;
  }
  return true;
}

/** Returns the counts that a board must have, counted from its cells. */
function countsOf(board: ReinforcementBoard): unknown {
  const { cells, clues } = board;
  const open = clues.map(() => 0);
  const painted = clues.map(() => 0);
  cells.forEach((candidates, cell) => {
    for (const line of linesOf(board, cell)) {
      if (!isKnown(candidates)) open[line]++;
      else if (candidates !== 1) painted[line]++;
    }
  });
  return { open, painted, unknown: [...cells].filter((mask) => !isKnown(mask)).length };
}

describe('the board', () => {
  it.each([1, 3])('comes to the fixpoint of the engine, in any order: %i colours', (colours) => {
    for (let seed = 1; seed <= 10; seed++) {
      const puzzle = randomPuzzle(makeRandom(seed), 17, 12, colours, 0.6);
      const board = makeReinforcementBoard(puzzle);
      expect(settle(board, randomPicker(makeRandom(seed)))).toBe(true);
      expect(board.cells).toEqual(settleLines(puzzle).grid.cells);
      expect(dueLines(board)).toEqual([]);
    }
  });

  it('takes back all that a guess changed', () => {
    const random = makeRandom(5);
    let failed = 0;
    for (let round = 0; round < 40; round++) {
      const board = makeReinforcementBoard(randomPuzzle(random, 9, 11, 1 + (round % 3), 0.5));
      expect(settle(board, firstPicker)).toBe(true);
      if (board.unknown === 0) continue;
      const [cells, masks] = [board.cells.slice(), board.masks.slice()];
      const { cell, colour } = randomPicker(random).guess(board);
      const mark = board.trail.length;
      const isFine = decideCell(board, cell, 1 << colour) && settle(board, firstPicker);
      if (!isFine) failed++;
      const { open, painted, unknown } = board;
      if (isFine) {
        expect({ open: [...open], painted: [...painted], unknown }).toEqual(countsOf(board));
      }
      undoReinforcementBoardTo(board, mark);
      settleAll(board);
      expect([board.cells, board.masks]).toEqual([cells, masks]);
      expect({ open: [...open], painted: [...painted], unknown: board.unknown }).toEqual(
        countsOf(board),
      );
      expect(dueLines(board)).toEqual([]);
    }
    expect(failed).toBeGreaterThan(0);
  });
});

describe('the features', () => {
  it('are shares, one for each weight', () => {
    expect(WEIGHTS.line.length).toBe(LINE_FEATURES.length);
    expect(WEIGHTS.guess.length).toBe(GUESS_FEATURES.length);
    const board = makeReinforcementBoard(randomPuzzle(makeRandom(1), 15, 10, 1, 0.5));
    const facts = board.clues.map(lineFacts);
    const [ofLine, ofGuess] = [LINE_FEATURES, GUESS_FEATURES].map(
      ({ length }) => new Float64Array(length),
    );
    for (let line = firstPicker.line(board); line >= 0; line = firstPicker.line(board)) {
      lineFeatures(board, facts, line, ofLine);
      solveBoardLine(board, line);
      expect(Math.min(...ofLine)).toBeGreaterThanOrEqual(0);
      expect(ofLine.subarray(0, 7).every((feature) => feature <= 1)).toBe(true);
    }
    expect(board.unknown).toBeGreaterThan(0);
    const { cell } = firstPicker.guess(board);
    const chances = [0, 1].map((colour) => {
      guessFeatures(board, facts, cell, colour, ofGuess);
      expect(Math.min(...ofGuess)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...ofGuess)).toBeLessThanOrEqual(1);
      return ofGuess[GUESS_FEATURES.indexOf('chance of the colour')];
    });
    expect(chances[0] + chances[1]).toBeCloseTo(1);
  });
});

describe('what was learnt', () => {
  it('needs a fifth fewer line solves on unseen puzzles than random due lines', () => {
    for (const make of [unseenPicture(15), unseenNoise(15, 0.6), unseenNoise(20, 0.6)]) {
      const means = meansOf(lineMargins(many(40, make)));
      expect(means.learnt).toBeLessThan(0.8 * means['random due line']);
      expect(means.learnt).toBeLessThan(0.65 * means['random line']);
      expect(means.learnt).toBeLessThan(0.92 * means['first in, first out']);
      expect(means.learnt).toBeLessThan(0.9 * means['largest painted share']);
    }
  });

  it('is no worse than chance on boards larger than those it was trained on', () => {
    const means = meansOf(lineMargins([unseenPicture(80)(0)]));
    expect(means.learnt).toBeLessThan(means['random due line']);
  });

  it('needs a third fewer guesses on unseen puzzles than random cells', async () => {
    const means = meansOf(await guessMargins(many(40, unseenNoise(15, 0.42)), 4000));
    expect(means.learnt).toBeLessThan(0.67 * means.random);
  });

  it('comes of the command that the header of the weights names', () => {
    const header = readFileSync(new URL('./weights.ts', import.meta.url), 'utf8');
    const [, seed, episodes] = /--seed (\d+) --episodes (\d+)/.exec(header) ?? [];
    expect(train(Number(seed), Number(episodes))).toEqual(WEIGHTS);
  });
});

describe('reinforcement', () => {
  it.each(PICKERS)('proves that domino 4 has one solution: %s', async (picker) => {
    const result = await solve(domino(4), { choices: { picker } });
    expect(verdictOf(result)).toBe('unique');
    expect(result.stats.backtracks).toBe(result.stats.guesses);
    expect(result.stats.wasted).toBeLessThanOrEqual(result.stats.lineSolves);
  });

  it('guesses nothing where lines are enough', async () => {
    const { stats, solutions } = await solve(unseenPicture(12)(0));
    expect(solutions).toHaveLength(1);
    expect([stats.guesses, stats.backtracks]).toEqual([0, 0]);
    expect(stats.lineSolves).toBeGreaterThan(0);
  });

  it('keeps what lines found when it is stopped in the search', async () => {
    const puzzle = randomPuzzle(makeRandom(2), 15, 15, 1, 0.45);
    const { grid } = settleLines(puzzle);
    const result = await solve(puzzle, { limits: { steps: 200 } });
    expect(result.complete).toBe(false);
    expect(result.stats.guesses).toBeGreaterThan(0);
    expect(result.known.cells).toEqual(grid.cells);
  });
});

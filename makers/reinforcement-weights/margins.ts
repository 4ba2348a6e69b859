// Compares the learnt choices of methods/reinforcement with other ways to choose, on puzzles that
// were not used for training. It counts line solves to the fixpoint, and guesses to the verdict.

import { makeRandom, type Random } from '../../src/engine/random.ts';
import { lineFacts } from '../../src/methods/reinforcement/features.ts';
import {
  bestLine,
  firstPicker,
  learntPicker,
  randomPicker,
} from '../../src/methods/reinforcement/pickers.ts';
import { reinforcement } from '../../src/methods/reinforcement/reinforcement.ts';
import {
  isDue,
  makeReinforcementBoard,
  type ReinforcementBoard,
  solveBoardLine,
} from '../../src/methods/reinforcement/reinforcement-board.ts';
import { WEIGHTS } from '../../src/methods/reinforcement/weights.ts';
import { solveBy } from '../../src/methods/solve-by.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { lineSolvable, paletteOf, randomPuzzle, shapes } from '../../test/boards.ts';

export interface Margin {
  readonly name: string;
  readonly mean: number;
  /** The standard deviation. */
  readonly spread: number;
  readonly median: number;
}

/** First seed of the measured puzzles. The training has another seed, 1 by default. */
const UNSEEN = 1_000_000;

/** Returns a function that makes puzzle number `i`. Lines settle all these puzzles. */
export function unseenPicture(side: number): (i: number) => Puzzle {
  return (i) => {
    const random = makeRandom(UNSEEN + i);
    return lineSolvable(random, shapes(random, side, side, 1, 0.56), paletteOf(1));
  };
}

export function unseenNoise(side: number, density: number): (i: number) => Puzzle {
  return (i) => randomPuzzle(makeRandom(UNSEEN + i), side, side, 1, density);
}

/** Chooses a line; -1 when no line is due. */
type ChooseLine = (board: ReinforcementBoard) => number;

const LINE_CHOICES: Readonly<
  Record<string, (board: ReinforcementBoard, random: Random) => ChooseLine>
> = {
  learnt: (board) => learntPicker(board, WEIGHTS).line,
  'first in, first out': () => firstPicker.line,
  'largest painted share': largestPaintedShare,
  'random due line': (_board, random) => randomPicker(random).line,
  'random line': (_board, random) => (board) => anyLine(board, random),
};

/** Prefers the line whose clue paints the largest share of the cells, as a person might. */
function largestPaintedShare({ clues }: ReinforcementBoard): ChooseLine {
  const facts = clues.map(lineFacts);
  return (board) => bestLine(board, (line) => facts[line].paint / clues[line].size);
}

/** Chooses at random among all lines with unknown cells; -1 when no line is due. */
function anyLine(board: ReinforcementBoard, random: Random): number {
  const lines = [...board.open.keys()];
  if (!lines.some((line) => isDue(board, line))) return -1;
  const open = lines.filter((line) => board.open[line] > 0);
  return open[random.below(open.length)];
}

/** Counts the line solves to the fixpoint for each way to choose lines. */
export function lineMargins(puzzles: readonly Puzzle[]): Margin[] {
  return Object.entries(LINE_CHOICES).map(([name, choice]) =>
    marginOf(
      name,
      puzzles.map((puzzle, i) => {
        const board = makeReinforcementBoard(puzzle);
        return solvesToFixpoint(board, choice(board, makeRandom(i)));
      }),
    ),
  );
}

export function solvesToFixpoint(board: ReinforcementBoard, choose: ChooseLine): number {
  let solves = 0;
  for (let line = choose(board); line >= 0; line = choose(board)) {
    solves++;
    if (solveBoardLine(board, line) < 0) throw new Error('a puzzle of a picture has a solution');
  }
  return solves;
}

/**
 * Counts the guesses of each picker until the search has found two solutions, has proved that there
 * is only one, or has made `steps` steps.
 */
export async function guessMargins(puzzles: readonly Puzzle[], steps: number): Promise<Margin[]> {
  const margins: Margin[] = [];
  for (const picker of ['learnt', 'first', 'random']) {
    const guesses: number[] = [];
    for (const [seed, puzzle] of puzzles.entries()) {
      const options = { choices: { picker }, seed, limits: { steps } };
      const outcome = await solveBy(reinforcement, puzzle, options);
      if (outcome.ok) guesses.push(outcome.value.stats.guesses);
    }
    margins.push(marginOf(picker, guesses));
  }
  return margins;
}

function marginOf(name: string, counts: readonly number[]): Margin {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const squares = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0);
  const median = [...counts].sort((a, b) => a - b)[counts.length >> 1];
  return { name, mean, spread: Math.sqrt(squares / counts.length), median };
}

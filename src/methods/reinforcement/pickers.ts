// Pickers choose the next line to solve, and, when lines have nothing to add, the cell and colour
// to guess. The learnt picker takes the action with the highest value; the value of an action is a
// weighted sum of its features. Cost: O(lines) for a line, O(cells x colours) for a guess.

import type { Random } from '../../engine/random.ts';
import { coloursIn } from '../../puzzle/candidate-colours.ts';
import { colourOf, isKnown } from '../../puzzle/grid.ts';
import {
  GUESS_FEATURES,
  guessFeatures,
  LINE_FEATURES,
  type LineFacts,
  lineFacts,
  lineFeatures,
} from './features.ts';
import { isDue, type ReinforcementBoard } from './reinforcement-board.ts';

interface Guess {
  readonly cell: number;
  readonly colour: number;
}

export interface Picker {
  /** Chooses a line that is due; returns -1 when there is none. */
  line(board: ReinforcementBoard): number;
  /** Chooses a guess, for a board that has unknown cells but no line that is due. */
  guess(board: ReinforcementBoard): Guess;
}

export interface Weights {
  readonly line: ArrayLike<number>;
  readonly guess: ArrayLike<number>;
}

export function learntPicker(board: ReinforcementBoard, weights: Weights): Picker {
  const facts = board.clues.map(lineFacts);
  const ofLine = new Float64Array(LINE_FEATURES.length);
  const ofGuess = new Float64Array(GUESS_FEATURES.length);
  return {
    line: () =>
      bestLine(board, (line) => {
        lineFeatures(board, facts, line, ofLine);
        return weigh(weights.line, ofLine);
      }),
    guess: () => bestGuess(board, facts, weights.guess, ofGuess),
  };
}

/** Returns the value of an action with these features. */
export function weigh(weights: ArrayLike<number>, features: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += weights[i] * features[i];
  return sum;
}

/** Returns the due line with the highest value, the first of equals; -1 when none is due. */
export function bestLine(board: ReinforcementBoard, worthOf: (line: number) => number): number {
  let best = -1;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let line = 0; line < board.lines.count; line++) {
    if (!isDue(board, line)) continue;
    const value = worthOf(line);
    if (value <= bestValue) continue;
    best = line;
    bestValue = value;
  }
  return best;
}

function bestGuess(
  board: ReinforcementBoard,
  facts: readonly LineFacts[],
  weights: ArrayLike<number>,
  features: Float64Array,
): Guess {
  let [bestCell, bestColour] = [-1, 0];
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < board.cells.length; cell++) {
    if (isKnown(board.cells[cell])) continue;
    for (let left = board.cells[cell]; left !== 0; left &= left - 1) {
      const colour = colourOf(left & -left);
      guessFeatures(board, facts, cell, colour, features);
      const value = weigh(weights, features);
      if (value <= bestValue) continue;
      bestCell = cell;
      bestColour = colour;
      bestValue = value;
    }
  }
  return { cell: bestCell, colour: bestColour };
}

/** Picks a random line that is due, a random unknown cell, and a random colour that it can have. */
export function randomPicker(random: Random): Picker {
  return {
    line(board) {
      const due = dueLines(board);
      return due.length === 0 ? -1 : due[random.below(due.length)];
    },
    guess(board) {
      const open = [...board.cells.keys()].filter((cell) => !isKnown(board.cells[cell]));
      const cell = open[random.below(open.length)];
      const colours = coloursIn(board.cells[cell]);
      return { cell, colour: colours[random.below(colours.length)] };
    },
  };
}

export function dueLines(board: ReinforcementBoard): number[] {
  return [...board.dueSince.keys()].filter((line) => isDue(board, line));
}

/**
 * Picks the line that has been due longest; guesses, for the first unknown cell, the highest colour
 * that the cell can have.
 */
export const firstPicker: Picker = {
  line: (board) => bestLine(board, (line) => -board.dueSince[line]),
  guess({ cells }) {
    const cell = cells.findIndex((candidates) => !isKnown(candidates));
    return { cell, colour: colourOf(cells[cell]) };
  },
};

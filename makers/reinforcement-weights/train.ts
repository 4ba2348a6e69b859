// Trains methods/reinforcement by Sarsa, with a linear function of a few features, for two kinds of
// action: line solves and guesses. An episode is a puzzle: lines are solved until none has anything
// to add, then cells are guessed until the board is full or lost. A guess that fails is taken back,
// but never the guesses before it. The value of the next action counts little, because more
// foresight made the order of lines worse. Every random number comes from the seed, so the same
// seed and number of episodes give the same weights. Source: R. S. Sutton, A. G. Barto,
// Reinforcement Learning, 1998 (Sarsa).

import { makeRandom, type Random } from '../../src/engine/random.ts';
import {
  GUESS_FEATURES,
  guessFeatures,
  LINE_FEATURES,
  type LineFacts,
  lineFacts,
  lineFeatures,
} from '../../src/methods/reinforcement/features.ts';
import {
  learntPicker,
  type Picker,
  randomPicker,
  type Weights,
  weigh,
} from '../../src/methods/reinforcement/pickers.ts';
import {
  decideCell,
  makeReinforcementBoard,
  type ReinforcementBoard,
  settleAll,
  solveBoardLine,
  undoReinforcementBoardTo,
} from '../../src/methods/reinforcement/reinforcement-board.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { lineSolvable, paletteOf, randomPuzzle, shapes } from '../../test/boards.ts';

/**
 * Share of an error that is corrected at first. The share falls to 0 in the course of the training.
 */
const RATE = 0.02;
/** Share of the value of the next action that is added to the reward of the present action. */
const FORESIGHT = 0.3;
/** Share of actions that are random. */
const EXPLORE = { line: 0.1, guess: 0.3 };
/**
 * The cost of a line solve. A line solve gains the share of the cells of its line that become
 * known, or 1 if it finds a contradiction.
 */
const LINE_COST = 0.1;
/** Number of settled cells that earns a guess the full reward of 1; a guess that fails costs 1. */
const GOOD_GAIN = 5;

interface Learner {
  readonly random: Random;
  readonly line: Float64Array;
  readonly guess: Float64Array;
  rate: number;
}

/** The puzzle of an episode, and the two ways to choose in it. */
interface Play {
  readonly board: ReinforcementBoard;
  readonly facts: readonly LineFacts[];
  readonly greedy: Picker;
  readonly curious: Picker;
}

export function train(seed: number, episodes: number): Weights {
  const learner: Learner = {
    random: makeRandom(seed),
    line: new Float64Array(LINE_FEATURES.length),
    guess: new Float64Array(GUESS_FEATURES.length),
    rate: RATE,
  };
  for (let episode = 0; episode < episodes; episode++) {
    learner.rate = RATE * (1 - episode / episodes);
    play(learner, trainingPuzzle(learner.random, episode));
  }
  const rounded = (weights: Float64Array) => [...weights].map((weight) => +weight.toFixed(4));
  return { line: rounded(learner.line), guess: rounded(learner.guess) };
}

/**
 * Makes a puzzle of one of three kinds, in turn. Line solves settle all of a picture, much of the
 * first kind of noise, and little of the second kind.
 */
function trainingPuzzle(random: Random, episode: number): Puzzle {
  const side = 10 + random.below(11);
  if (episode % 3 === 0) {
    return lineSolvable(random, shapes(random, side, side, 1, 0.56), paletteOf(1));
  }
  if (episode % 3 === 1) return randomPuzzle(random, side, side, 1, 0.5 + 0.2 * random.real());
  return randomPuzzle(random, 12 + random.below(4), 15, 1, 0.4 + 0.1 * random.real());
}

function play(learner: Learner, puzzle: Puzzle): void {
  const board = makeReinforcementBoard(puzzle);
  const game: Play = {
    board,
    facts: board.clues.map(lineFacts),
    greedy: learntPicker(board, learner),
    curious: randomPicker(learner.random),
  };
  if (learnLines(learner, game)) learnGuesses(learner, game);
}

/**
 * Solves lines to the fixpoint and learns from each line solve; returns false at a contradiction.
 */
function learnLines(learner: Learner, game: Play): boolean {
  const { board, facts } = game;
  const [before, after] = [0, 0].map(() => new Float64Array(LINE_FEATURES.length));
  const pick = () => pickerOf(learner, game, EXPLORE.line).line(board);
  for (let line = pick(); line >= 0; ) {
    lineFeatures(board, facts, line, before);
    const gain = solveBoardLine(board, line);
    const reward = (gain < 0 ? 1 : gain / board.clues[line].size) - LINE_COST;
    line = gain < 0 ? -1 : pick();
    if (line >= 0) lineFeatures(board, facts, line, after);
    const future = line >= 0 ? weigh(learner.line, after) : 0;
    adjust(learner.line, before, reward + FORESIGHT * future, learner.rate);
    if (gain < 0) return false;
  }
  return true;
}

/** Guesses until the board is full or lost, and learns from each guess. */
function learnGuesses(learner: Learner, game: Play): void {
  const { board, facts } = game;
  const [before, after] = [0, 0].map(() => new Float64Array(GUESS_FEATURES.length));
  const pick = () => pickerOf(learner, game, EXPLORE.guess).guess(board);
  for (let next = board.unknown > 0 ? pick() : undefined; next !== undefined; ) {
    const { cell, colour } = next;
    guessFeatures(board, facts, cell, colour, before);
    const { gain, isOpen } = tryGuess(learner, game, cell, colour);
    const reward = gain < 0 ? -1 : Math.min(1, gain / GOOD_GAIN);
    next = isOpen ? pick() : undefined;
    if (next !== undefined) guessFeatures(board, facts, next.cell, next.colour, after);
    const future = next !== undefined ? weigh(learner.guess, after) : 0;
    adjust(learner.guess, before, reward + FORESIGHT * future, learner.rate);
  }
}

/**
 * Tries a guess. `gain` is the number of cells that the guess settles, or -1 if the guess fails and
 * is taken back. `isOpen` says whether there is more to guess.
 */
function tryGuess(
  learner: Learner,
  game: Play,
  cell: number,
  colour: number,
): { gain: number; isOpen: boolean } {
  const { board } = game;
  const open = board.unknown;
  const mark = board.trail.length;
  if (decideCell(board, cell, 1 << colour) && learnLines(learner, game)) {
    return { gain: open - board.unknown, isOpen: board.unknown > 0 };
  }
  undoReinforcementBoardTo(board, mark);
  settleAll(board);
  const isFine = decideCell(board, cell, ~(1 << colour)) && learnLines(learner, game);
  return { gain: -1, isOpen: isFine && board.unknown > 0 };
}

function pickerOf({ random }: Learner, { greedy, curious }: Play, share: number): Picker {
  return random.real() < share ? curious : greedy;
}

/** Moves the value of an action towards `target`. */
function adjust(weights: Float64Array, features: Float64Array, target: number, rate: number): void {
  const error = target - weigh(weights, features);
  for (let i = 0; i < weights.length; i++) weights[i] += rate * error * features[i];
}

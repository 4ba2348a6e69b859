// Trains the two learners of the paper, a lookup table and a network, by Sarsa on a few 5x5
// puzzles: an episode is a puzzle, a line solve is an action, and its reward is the share of the
// cells of the line that become known, less a cost, so that fewer line solves are better.
// All random numbers come from the seed. Source: F. Dandurand, D. Cousineau, T. R. Shultz, Solving
// nonogram puzzles by reinforcement learning, 2012; R. S. Sutton, A. G. Barto, Reinforcement
// Learning, 1998 (Sarsa).

import { makeRandom, type Random } from '../../src/engine/random.ts';
import {
  hiddenUnits,
  type LineNetwork,
  NETWORK_INPUTS,
  networkInputs,
  valueByNetwork,
} from '../../src/methods/reinforcement/line-network.ts';
import {
  keyOfLine,
  type LineValues,
  valueInTable,
} from '../../src/methods/reinforcement/line-table.ts';
import { bestLine, dueLines } from '../../src/methods/reinforcement/pickers.ts';
import {
  makeReinforcementBoard,
  type ReinforcementBoard,
  solveBoardLine,
} from '../../src/methods/reinforcement/reinforcement-board.ts';
import { readShortLine, type ShortLine } from '../../src/methods/reinforcement/short-lines.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { trainedShortPuzzles } from './short-puzzles.ts';

const HIDDEN = 12;
/** How many puzzles are played, in turns the same few. */
const EPISODES = { table: 1000, network: 3000 };
/** Share of an error that is corrected at first; it falls to 0 in the course of the training. */
const RATE = { table: 0.2, network: 0.05 };
/** Share of the value of the next action that is added to the reward of the present action. */
const FORESIGHT = 0.3;
/** Share of actions that are random. */
const EXPLORE = 0.3;
/** The cost of a line solve, as a share of the cells of a line. */
const SOLVE_COST = 0.2;

/** A store of values, which can be moved towards a target. */
interface ShortLearner {
  worth(line: ShortLine): number;
  move(line: ShortLine, target: number, rate: number): void;
}

/** Makes the table of the puzzles of a seed; its values are rounded. */
export function trainTable(seed: number): LineValues {
  const table = new Map<string, number>();
  const learner: ShortLearner = {
    worth: (line) => valueInTable(table, line),
    move(line, target, rate) {
      const value = valueInTable(table, line);
      table.set(keyOfLine(line), value + rate * (target - value));
    },
  };
  learn(learner, 'table', makeRandom(seed), trainedShortPuzzles(seed));
  return new Map([...table].sort().map(([key, value]) => [key, round(value)]));
}

/** Makes the network of the puzzles of a seed; its weights are rounded. */
export function trainNetwork(seed: number): LineNetwork {
  const random = makeRandom(seed);
  const small = () => 0.6 * (random.real() - 0.5);
  const network = {
    hidden: new Float64Array(HIDDEN * NETWORK_INPUTS).map(small),
    output: new Float64Array(HIDDEN + 1).map(small),
  };
  const learner: ShortLearner = {
    worth: (line) => valueByNetwork(network, line),
    move: (line, target, rate) => descend(network, line, target, rate),
  };
  learn(learner, 'network', random, trainedShortPuzzles(seed));
  return { hidden: [...network.hidden].map(round), output: [...network.output].map(round) };
}

function round(value: number): number {
  return +value.toFixed(3);
}

/** Makes a step down the gradient of the squared error of the network. */
function descend(
  network: { readonly hidden: Float64Array; readonly output: Float64Array },
  line: ShortLine,
  target: number,
  rate: number,
): void {
  const { hidden, output } = network;
  const inputs = networkInputs(line);
  const units = hiddenUnits(network, inputs);
  const step = rate * (target - valueByNetwork(network, line));
  units.forEach((unit, i) => {
    const slope = step * output[i] * (1 - unit * unit);
    for (let k = 0; k < NETWORK_INPUTS; k++) hidden[i * NETWORK_INPUTS + k] += slope * inputs[k];
    output[i] += step * unit;
  });
  output[units.length] += step;
}

/** Plays the puzzles in turn. */
function learn(
  learner: ShortLearner,
  kind: 'table' | 'network',
  random: Random,
  puzzles: readonly Puzzle[],
): void {
  for (let episode = 0; episode < EPISODES[kind]; episode++) {
    const board = makeReinforcementBoard(puzzles[episode % puzzles.length]);
    play(learner, random, board, RATE[kind] * (1 - episode / EPISODES[kind]));
  }
}

/** Solves lines until the board is known, and learns from each line solve. */
function play(
  learner: ShortLearner,
  random: Random,
  board: ReinforcementBoard,
  rate: number,
): void {
  let line = pick(learner, random, board);
  while (line >= 0) {
    const before = readShortLine(board, line) as ShortLine;
    const gain = solveBoardLine(board, line) / board.clues[line].size;
    line = pick(learner, random, board);
    const after = line < 0 ? undefined : (readShortLine(board, line) as ShortLine);
    const future = after === undefined ? 0 : learner.worth(after);
    learner.move(before, gain - SOLVE_COST + FORESIGHT * future, rate);
  }
}

/** Picks a random due line now and then, else the one with the highest value; -1 if none is due. */
function pick(learner: ShortLearner, random: Random, board: ReinforcementBoard): number {
  const due = dueLines(board);
  if (due.length > 0 && random.real() < EXPLORE) return due[random.below(due.length)];
  return bestLine(board, (line) => learner.worth(readShortLine(board, line) as ShortLine));
}

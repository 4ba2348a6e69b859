// The network of the paper: it reads the state of a line and its clue and tells the value of
// solving that line. The paper lets the network grow by cascade correlation; here its size is
// fixed, with one hidden layer. What it learnt of one line holds for similar lines, too. Cost:
// inputs x hidden units a line. Source: F. Dandurand, D. Cousineau, T. R. Shultz, Solving nonogram
// puzzles by reinforcement learning, 2012.

import { SHORT_BLOCKS, SHORT_SIZE, type ShortLine } from './short-lines.ts';

/** Whether each cell is painted, whether it is empty, the length of each block, and always 1. */
export const NETWORK_INPUTS = 2 * SHORT_SIZE + SHORT_BLOCKS + 1;

export interface LineNetwork {
  /** Weights of the inputs, hidden unit by hidden unit. */
  readonly hidden: ArrayLike<number>;
  /** Weights of the hidden units, then of a constant 1. */
  readonly output: ArrayLike<number>;
}

export function valueByNetwork(network: LineNetwork, line: ShortLine): number {
  const { output } = network;
  const units = hiddenUnits(network, networkInputs(line));
  let value = output[units.length];
  for (let i = 0; i < units.length; i++) value += output[i] * units[i];
  return value;
}

export function networkInputs({ lengths, cells }: ShortLine): Float64Array {
  const inputs = new Float64Array(NETWORK_INPUTS);
  for (let i = 0; i < cells.length; i++) {
    if (cells[i] !== 0) inputs[cells[i] > 0 ? 2 * i : 2 * i + 1] = 1;
  }
  for (let j = 0; j < lengths.length; j++) inputs[2 * SHORT_SIZE + j] = lengths[j] / SHORT_SIZE;
  inputs[NETWORK_INPUTS - 1] = 1;
  return inputs;
}

/** Returns what the hidden units give for the inputs, each between -1 and 1. */
export function hiddenUnits({ hidden, output }: LineNetwork, inputs: Float64Array): Float64Array {
  const units = new Float64Array(output.length - 1);
  for (let i = 0, k = 0; i < units.length; i++) {
    let sum = 0;
    for (let input = 0; input < NETWORK_INPUTS; input++) sum += inputs[input] * hidden[k++];
    units[i] = Math.tanh(sum);
  }
  return units;
}

// The net that reads digits: two layers of 3x3 convolutions, each followed by the largest of every
// 2x2 values, then two dense layers; negative values become 0 in between. It runs forward only and
// knows nothing of its training. Planes have a border of zeros, so that the loops ask for no edge,
// and the room for values is made once. Cost: 219,000 multiplications a patch.

import { DIGIT_KINDS } from '../../explain/clue-readings/clue-reading.ts';
import { PATCH_SIDE } from './digit-patch.ts';

/** The planes of the two convolutions, and the values of the dense layer between. */
const FIRST = 12;
const SECOND = 24;
const HIDDEN = 64;

/** The sides of the planes behind each of the two reductions. */
const HALF = PATCH_SIDE / 2;
const QUARTER = PATCH_SIDE / 4;

/** A layer of 3x3 convolutions from planes to planes, all of one side. */
export interface Convolution {
  readonly side: number;
  readonly inputs: number;
  readonly outputs: number;
  /** Nine weights, row by row, for each input of each output. */
  readonly weights: Float64Array;
  readonly biases: Float64Array;
}

/** A layer in which every output depends on every input. */
export interface Dense {
  readonly inputs: number;
  readonly outputs: number;
  /** The weights of the inputs, for each output. */
  readonly weights: Float64Array;
  readonly biases: Float64Array;
}

export interface DigitNet {
  readonly first: Convolution;
  readonly second: Convolution;
  readonly hidden: Dense;
  readonly last: Dense;
}

/** The values of a net for one patch, layer by layer. */
export interface NetValues {
  /** The patch with a border of zeros. */
  readonly patch: Float64Array;
  readonly first: Float64Array;
  /** The largest of every 2x2 values of `first`, in planes with a border of zeros. */
  readonly firstPool: Float64Array;
  readonly second: Float64Array;
  readonly secondPool: Float64Array;
  readonly hidden: Float64Array;
  /** The logarithms of the probabilities of all kinds, but for a common summand. */
  readonly last: Float64Array;
}

/** The lengths of the layers' weights and biases, in the order in which they are stored. */
const LAYERS = [
  { inputs: 9, outputs: FIRST },
  { inputs: 9 * FIRST, outputs: SECOND },
  { inputs: QUARTER ** 2 * SECOND, outputs: HIDDEN },
  { inputs: HIDDEN, outputs: DIGIT_KINDS },
] as const;

/** How many weights and biases there are. */
export const NET_LENGTH = LAYERS.reduce((sum, { inputs, outputs }) => {
  return sum + (inputs + 1) * outputs;
}, 0);

/** Lays a net over numbers, each layer's weights before its biases, without copying them. */
export function netOver(numbers: Float64Array): DigitNet {
  let at = 0;
  const take = (length: number): Float64Array => {
    at += length;
    return numbers.subarray(at - length, at);
  };
  const [first, second, hidden, last] = LAYERS.map(({ inputs, outputs }) => {
    return { inputs, outputs, weights: take(inputs * outputs), biases: take(outputs) };
  });
  return {
    first: { ...first, inputs: 1, side: PATCH_SIDE },
    second: { ...second, inputs: FIRST, side: HALF },
    hidden,
    last,
  };
}

export function makeNetValues(): NetValues {
  return {
    patch: new Float64Array((PATCH_SIDE + 2) ** 2),
    first: new Float64Array(FIRST * PATCH_SIDE ** 2),
    firstPool: new Float64Array(FIRST * (HALF + 2) ** 2),
    second: new Float64Array(SECOND * HALF ** 2),
    secondPool: new Float64Array(SECOND * QUARTER ** 2),
    hidden: new Float64Array(HIDDEN),
    last: new Float64Array(DIGIT_KINDS),
  };
}

/** Puts the values of the net for a patch into `values`. */
export function runNet(net: DigitNet, patch: Uint8Array, values: NetValues): void {
  for (let y = 0; y < PATCH_SIDE; y++) {
    const row = (y + 1) * (PATCH_SIDE + 2) + 1;
    for (let x = 0; x < PATCH_SIDE; x++) values.patch[row + x] = patch[y * PATCH_SIDE + x] / 255;
  }
  convolve(net.first, values.patch, values.first);
  pool(net.first, 1, values.first, values.firstPool);
  convolve(net.second, values.firstPool, values.second);
  pool(net.second, 0, values.second, values.secondPool);
  connect(net.hidden, values.secondPool, values.hidden);
  for (let i = 0; i < HIDDEN; i++) values.hidden[i] = Math.max(0, values.hidden[i]);
  connect(net.last, values.hidden, values.last);
}

/** Runs a layer; the planes of `input` have a border of one value, those of `output` have none. */
export function convolve(layer: Convolution, input: Float64Array, output: Float64Array): void {
  const { side, inputs, outputs, weights, biases } = layer;
  const [area, bordered] = [side ** 2, (side + 2) ** 2];
  for (let o = 0; o < outputs; o++) {
    const plane = output.subarray(o * area, (o + 1) * area).fill(biases[o]);
    for (let i = 0; i < inputs; i++) {
      const nine = weights.subarray(9 * (o * inputs + i), 9 * (o * inputs + i + 1));
      addConvolved(nine, input.subarray(i * bordered, (i + 1) * bordered), plane, side);
    }
  }
}

/** Keeps the nine weights and the nine values around a place at hand, and reads three new ones. */
function addConvolved(
  weights: Float64Array,
  input: Float64Array,
  output: Float64Array,
  side: number,
): void {
  // Reading by index is faster than taking an array apart, by a quarter of all that a net costs.
  const w0 = weights[0];
  const w1 = weights[1];
  const w2 = weights[2];
  const w3 = weights[3];
  const w4 = weights[4];
  const w5 = weights[5];
  const w6 = weights[6];
  const w7 = weights[7];
  const w8 = weights[8];
  const wide = side + 2;
  for (let y = 0; y < side; y++) {
    let at = y * wide;
    let [a0, a1] = [input[at], input[at + 1]];
    let [b0, b1] = [input[at + wide], input[at + wide + 1]];
    let [c0, c1] = [input[at + 2 * wide], input[at + 2 * wide + 1]];
    for (let to = y * side; to < (y + 1) * side; to++, at++) {
      const a2 = input[at + 2];
      const b2 = input[at + wide + 2];
      const c2 = input[at + 2 * wide + 2];
      output[to] +=
        w0 * a0 + w1 * a1 + w2 * a2 + w3 * b0 + w4 * b1 + w5 * b2 + w6 * c0 + w7 * c1 + w8 * c2;
      a0 = a1;
      a1 = a2;
      b0 = b1;
      b1 = b2;
      c0 = c1;
      c1 = c2;
    }
  }
}

/**
 * Takes the largest of every 2x2 values of a layer, and 0 where all are negative; `border` is how
 * many values stand around each plane of `output`.
 */
export function pool(
  { side, outputs }: Pick<Convolution, 'side' | 'outputs'>,
  border: number,
  input: Float64Array,
  output: Float64Array,
): void {
  const half = side / 2;
  const wide = half + 2 * border;
  for (let o = 0; o < outputs; o++) {
    for (let y = 0; y < half; y++) {
      let at = o * side ** 2 + 2 * y * side;
      let to = o * wide ** 2 + (y + border) * wide + border;
      for (let x = 0; x < half; x++, at += 2, to++) {
        const upper = Math.max(input[at], input[at + 1]);
        output[to] = Math.max(0, upper, Math.max(input[at + side], input[at + side + 1]));
      }
    }
  }
}

/** Runs a layer. Two sums at a time need not wait for each other; `inputs` is even. */
export function connect(layer: Dense, input: Float64Array, output: Float64Array): void {
  const { inputs, outputs, weights, biases } = layer;
  for (let o = 0, at = 0; o < outputs; o++) {
    let even = biases[o];
    let odd = 0;
    for (let i = 0; i < inputs; i += 2, at += 2) {
      even += weights[at] * input[i];
      odd += weights[at + 1] * input[i + 1];
    }
    output[o] = even + odd;
  }
}

/** Returns probabilities, which are the more even the higher the temperature. */
export function softmax(values: ArrayLike<number>, temperature: number): number[] {
  const most = Math.max(...Array.from(values));
  const powers = Array.from(values, (value) => Math.exp((value - most) / temperature));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

// The gradient of the loss of a net for one patch, by backpropagation. The loss is the negative
// logarithm of the probability of the right kind. Only one of every 2x2 values of a convolution
// has a part in what follows, so the loops through convolutions go from such a value to its inputs,
// which is a quarter of the work of the way forward.

import {
  type Convolution,
  type Dense,
  type DigitNet,
  makeNetValues,
  type NetValues,
  runNet,
  softmax,
} from '../../src/photo/digits/digit-net.ts';

/** Values of a net, and the gradient for each of them. */
interface GradientRoom {
  readonly values: NetValues;
  readonly slopes: NetValues;
}

export function makeGradientRoom(): GradientRoom {
  return { values: makeNetValues(), slopes: makeNetValues() };
}

export interface TaughtPatch {
  readonly patch: Uint8Array;
  readonly kind: number;
}

/** Adds the gradient of the loss to `gradient`, a net of the same form; returns the loss. */
export function addGradient(
  net: DigitNet,
  gradient: DigitNet,
  { patch, kind }: TaughtPatch,
  { values, slopes }: GradientRoom,
): number {
  runNet(net, patch, values);
  const probabilities = softmax(values.last, 1);
  slopes.last.set(probabilities);
  slopes.last[kind] -= 1;
  const ends = { input: values.hidden, outputSlope: slopes.last, inputSlope: slopes.hidden };
  backThroughDense(net.last, gradient.last, ends);
  for (let i = 0; i < values.hidden.length; i++) if (values.hidden[i] === 0) slopes.hidden[i] = 0;
  backThroughDense(net.hidden, gradient.hidden, {
    input: values.secondPool,
    outputSlope: slopes.hidden,
    inputSlope: slopes.secondPool,
  });
  backThroughConvolution(net.second, gradient.second, {
    input: values.firstPool,
    output: values.second,
    border: 0,
    pool: values.secondPool,
    poolSlope: slopes.secondPool,
    inputSlope: slopes.firstPool,
  });
  backThroughConvolution(net.first, gradient.first, {
    input: values.patch,
    output: values.first,
    border: 1,
    pool: values.firstPool,
    poolSlope: slopes.firstPool,
    inputSlope: slopes.patch,
  });
  return -Math.log(Math.max(probabilities[kind], Number.MIN_VALUE));
}

interface DenseEnds {
  readonly input: Float64Array;
  readonly outputSlope: Float64Array;
  readonly inputSlope: Float64Array;
}

function backThroughDense(layer: Dense, gradient: Dense, ends: DenseEnds): void {
  const { inputs, outputs, weights } = layer;
  const { input, outputSlope, inputSlope } = ends;
  const slopes = gradient.weights;
  inputSlope.fill(0);
  for (let o = 0; o < outputs; o++) {
    const slope = outputSlope[o];
    if (slope === 0) continue;
    gradient.biases[o] += slope;
    for (let i = 0, at = o * inputs; i < inputs; i++, at++) {
      slopes[at] += slope * input[i];
      inputSlope[i] += slope * weights[at];
    }
  }
}

/** A convolution between the planes before it and the reduced planes behind it. */
interface ConvolutionEnds {
  readonly input: Float64Array;
  readonly output: Float64Array;
  /** How many values stand around each reduced plane. */
  readonly border: number;
  readonly pool: Float64Array;
  readonly poolSlope: Float64Array;
  readonly inputSlope: Float64Array;
}

function backThroughConvolution(
  layer: Convolution,
  gradient: Convolution,
  ends: ConvolutionEnds,
): void {
  const half = layer.side / 2;
  const wide = half + 2 * ends.border;
  ends.inputSlope.fill(0);
  for (let o = 0; o < layer.outputs; o++) {
    for (let y = 0; y < half; y++) {
      const row = o * wide ** 2 + (y + ends.border) * wide + ends.border;
      for (let x = 0; x < half; x++) {
        const slope = ends.poolSlope[row + x];
        if (slope === 0 || ends.pool[row + x] === 0) continue;
        gradient.biases[o] += slope;
        const place = largestOf(ends.output, o * layer.side ** 2 + 2 * (y * layer.side + x), layer);
        addAround(layer, gradient, ends, { output: o, place: place - o * layer.side ** 2, slope });
      }
    }
  }
}

/** Returns where the largest of 2x2 values is whose first is at `start`. */
function largestOf(values: Float64Array, start: number, { side }: Convolution): number {
  let best = start;
  for (const at of [start + 1, start + side, start + side + 1]) {
    if (values[at] > values[best]) best = at;
  }
  return best;
}

interface OutputSlope {
  readonly output: number;
  readonly place: number;
  readonly slope: number;
}

/** Hands the slope of one output of a convolution on to the nine inputs around it in each plane. */
function addAround(
  { side, inputs, weights }: Convolution,
  gradient: Convolution,
  { input, inputSlope }: ConvolutionEnds,
  { output, place, slope }: OutputSlope,
): void {
  const slopes = gradient.weights;
  const wide = side + 2;
  const corner = Math.floor(place / side) * wide + (place % side);
  for (let i = 0; i < inputs; i++) {
    const from = i * wide ** 2 + corner;
    const nine = 9 * (output * inputs + i);
    for (let k = 0, at = from; k < 9; k += 3, at += wide) {
      for (let x = 0; x < 3; x++) {
        slopes[nine + k + x] += slope * input[at + x];
        inputSlope[at + x] += slope * weights[nine + k + x];
      }
    }
  }
}

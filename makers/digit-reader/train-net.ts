// Trains the digit net: the gradient of some samples at a time, and a step against it whose length
// is fitted weight by weight (Adam, D. P. Kingma and J. Ba, 2015). Steps become shorter towards the
// end. Every random number comes from the seed, so that the same samples give the same weights.

import type { Random } from '../../src/engine/random.ts';
import { type DigitNet, NET_LENGTH, netOver } from '../../src/photo/digits/digit-net.ts';
import { type DigitSamples, sampleAt } from './digit-samples.ts';
import { addGradient, makeGradientRoom } from './net-gradient.ts';

const BATCH = 48;
const RATE = 0.002;
/** How much of the means of slopes and of their squares remains in a step. */
const KEPT = 0.9;
const KEPT_SQUARES = 0.999;
const LEAST = 1e-8;

export interface Training {
  /** How often each sample is looked at. */
  readonly rounds: number;
  readonly random: Random;
  /** Is told how much is done, from 0 to 1, and the mean loss of late. */
  readonly onProgress: (done: number, loss: number) => void;
}

export function trainNet(samples: DigitSamples, training: Training): DigitNet {
  const { rounds, random, onProgress } = training;
  const weights = firstWeights(random);
  const net = netOver(weights);
  const slopes = new Float64Array(NET_LENGTH);
  const gradient = netOver(slopes);
  const room = makeGradientRoom();
  const step = makeAdam(weights);
  const order = Uint32Array.from(samples.kinds, (_, i) => i);
  const batches = Math.floor(order.length / BATCH);
  let late = Math.log(11);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (let batch = 0; batch < batches; batch++) {
      slopes.fill(0);
      let loss = 0;
      for (const i of order.subarray(batch * BATCH, (batch + 1) * BATCH)) {
        loss += addGradient(net, gradient, sampleAt(samples, i), room);
      }
      late += 0.002 * (loss / BATCH - late);
      const done = (round * batches + batch) / (rounds * batches);
      step(slopes, RATE * (1 - done));
      if (batch % 50 === 0) onProgress(done, late);
    }
  }
  return net;
}

/** Weights as large as lets values neither fade nor grow from layer to layer (He, 2015). */
function firstWeights(random: Random): Float64Array {
  const numbers = new Float64Array(NET_LENGTH);
  const { first, second, hidden, last } = netOver(numbers);
  for (const { weights, biases } of [first, second, hidden, last]) {
    const reach = Math.sqrt((6 * biases.length) / weights.length);
    for (let i = 0; i < weights.length; i++) weights[i] = reach * (2 * random.real() - 1);
  }
  return numbers;
}

/** Returns a function that moves the weights against the sum of the slopes of a batch. */
function makeAdam(weights: Float64Array): (slopes: Float64Array, rate: number) => void {
  const means = new Float64Array(weights.length);
  const squares = new Float64Array(weights.length);
  let steps = 0;
  return (slopes, rate) => {
    steps++;
    const scale = 1 / (1 - KEPT ** steps);
    const squareScale = 1 / (1 - KEPT_SQUARES ** steps);
    for (let i = 0; i < weights.length; i++) {
      const slope = slopes[i] / BATCH;
      means[i] += (1 - KEPT) * (slope - means[i]);
      squares[i] += (1 - KEPT_SQUARES) * (slope * slope - squares[i]);
      weights[i] -= (rate * scale * means[i]) / (Math.sqrt(squareScale * squares[i]) + LEAST);
    }
  };
}

function shuffle(order: Uint32Array, random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const other = random.below(i + 1);
    [order[i], order[other]] = [order[other], order[i]];
  }
}

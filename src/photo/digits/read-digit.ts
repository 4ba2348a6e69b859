// Reads digits: tells how likely a patch shows each of the digits, or none of them. The
// probabilities are calibrated on samples like those of the training: of the answers that are given
// 90 %, about 90 % are right. Photos may be stranger, and then fewer are.

import { makeNetValues, runNet, softmax } from './digit-net.ts';
import { DIGIT_TEMPERATURE, DIGIT_WEIGHTS } from './digit-weights.ts';
import { unpackNet } from './packed-net.ts';

/** Returns the probability of each kind for a patch that `digitPatch` made; together 1. */
export type DigitReader = (patch: Uint8Array) => readonly number[];

/** Unpacks the weights, which is done once for all digits of an image. */
export function openDigitReader(): DigitReader {
  const net = unpackNet(DIGIT_WEIGHTS);
  const values = makeNetValues();
  return (patch) => {
    runNet(net, patch, values);
    return softmax(values.last, DIGIT_TEMPERATURE);
  };
}

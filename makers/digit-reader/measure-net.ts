// Measures a net on samples, and fits the temperature that makes its probabilities true.

import { NO_DIGIT } from '../../src/explain/clue-readings/clue-reading.ts';
import { type DigitNet, makeNetValues, runNet, softmax } from '../../src/photo/digits/digit-net.ts';
import { type DigitSamples, sampleAt } from './digit-samples.ts';

export interface Accuracy {
  /** The shares of samples that are read rightly: of all, and of those with a digit. */
  readonly all: number;
  readonly digits: number;
  /** The share that is read with a probability of 99 % at least, and the wrong ones among it. */
  readonly sure: number;
  readonly wrongWhenSure: number;
}

const SURE = 0.99;

export function measureNet(net: DigitNet, temperature: number, samples: DigitSamples): Accuracy {
  let [right, digits, rightDigits, sure, wrong] = [0, 0, 0, 0, 0];
  outputsOf(net, samples).forEach((output, i) => {
    const probabilities = softmax(output, temperature);
    const most = Math.max(...probabilities);
    const isRight = probabilities.indexOf(most) === samples.kinds[i];
    const isDigit = samples.kinds[i] !== NO_DIGIT;
    if (isRight) right++;
    if (isDigit) digits++;
    if (isDigit && isRight) rightDigits++;
    if (most >= SURE) sure++;
    if (most >= SURE && !isRight) wrong++;
  });
  const count = samples.kinds.length;
  return {
    all: right / count,
    digits: rightDigits / digits,
    sure: sure / count,
    wrongWhenSure: wrong / Math.max(1, sure),
  };
}

/** Looks for the temperature with the least loss between 1/4 and 4, by the golden section. */
export function fitTemperature(net: DigitNet, samples: DigitSamples): number {
  const outputs = outputsOf(net, samples);
  const lossAt = (log: number): number =>
    outputs.reduce((sum, output, i) => {
      return sum - Math.log(softmax(output, Math.exp(log))[samples.kinds[i]]);
    }, 0);
  const golden = (Math.sqrt(5) - 1) / 2;
  let [least, most] = [-Math.log(4), Math.log(4)];
  while (most - least > 0.005) {
    const cut = golden * (most - least);
    if (lossAt(most - cut) < lossAt(least + cut)) most = least + cut;
    else least = most - cut;
  }
  return Math.exp((least + most) / 2);
}

function outputsOf(net: DigitNet, samples: DigitSamples): Float64Array[] {
  const values = makeNetValues();
  return Array.from(samples.kinds, (_, i) => {
    runNet(net, sampleAt(samples, i).patch, values);
    return values.last.slice();
  });
}

// Tries forged steps on the verifier, which must neither throw nor accept a false conclusion.

import { makeRandom } from '../../src/engine/random.ts';
import { samplesOf, tryForgeries, verifiedStep } from '../steps/forged-steps.ts';

/** Number of forgeries that are tried with one set of true steps. */
const FORGERIES = 5_000;

export function huntSteps(seed: number, rounds: number): string {
  const random = makeRandom(seed);
  const tally = { true: 0, forged: 0, refused: 0 };
  for (; tally.forged < rounds; tally.forged += FORGERIES) {
    const samples = samplesOf(random, 10);
    for (const sample of samples) {
      const problem = verifiedStep(sample, sample.step);
      if (problem !== undefined)
        throw new Error(`seed ${seed}: a true step is refused: ${problem}`);
    }
    tally.true += samples.length;
    tally.refused += tryForgeries(random, samples, FORGERIES);
  }
  const { true: genuine, forged, refused } = tally;
  return `${genuine} true steps accepted; of ${forged} forged ones ${refused} refused, ${forged - refused} accepted and true`;
}

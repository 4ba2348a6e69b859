// Damages certificates at random and checks that the verifier accepts no false claim.

import { makeRandom } from '../../src/engine/random.ts';
import { MUTATIONS, mutable, mutate, verified } from '../certificates.ts';

/**
 * Mutates certificates; throws when the verifier accepts a false claim. One mutated text in three
 * gets a second mutation, which may hide the first.
 */
export async function huntCertificates(seed: number, rounds: number): Promise<string> {
  const random = makeRandom(seed);
  const kinds = Object.keys(MUTATIONS);
  const codes = new Map<string, number>();
  for (let round = 0; round < rounds; ) {
    for (const one of await mutable(random, 20)) {
      for (let i = 0; i < 25 && round < rounds; i++, round++) {
        let text = mutate(random, one.text, kinds[round % kinds.length]);
        if (random.below(3) === 0) text = mutate(random, text, kinds[random.below(kinds.length)]);
        const outcome = await verified(one, text);
        const code = outcome.ok ? 'harmless' : outcome.problems[0].code;
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    }
  }
  const tally = [...codes].sort(([, a], [, b]) => b - a).map(([code, n]) => `${n} ${code}`);
  return `${rounds} mutations, no false claim passed: ${tally.join(', ')}`;
}

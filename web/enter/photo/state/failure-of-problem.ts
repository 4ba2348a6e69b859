// Tells a failure to read a photo by a reason for which the page has words in every language.

import type { Problem } from '../../../../src/puzzle/problem.ts';
import type { PhotoFailure } from './photo-state.ts';

const KNOWN = ['no-puzzle', 'no-clues', 'bad-corners', 'no-such-puzzle', 'cancelled'] as const;

/** Problems that the page cannot bring about keep their message. */
export function failureOfProblem({ code, message }: Problem): PhotoFailure {
  const reason = KNOWN.find((known) => known === code);
  return reason === undefined ? { reason: 'failed', message } : { reason };
}

// Says why the server did not do something, as the end of a sentence. What has no words of its own
// stays as the server says it, in English.

import type { Problem } from '../../../src/puzzle/problem.ts';
import type { Text } from '../../app/texts.ts';

const KNOWN = [
  ...(['no-server', 'no-batch', 'batch-ended', 'key-missing', 'key-unknown'] as const),
  ...(['busy', 'too-many-requests', 'closed'] as const),
];

export function serverProblemText({ code, message }: Problem, text: Text): string {
  const known = KNOWN.find((each) => each === code);
  return known === undefined ? message : text(`batches.problem.${known}`);
}

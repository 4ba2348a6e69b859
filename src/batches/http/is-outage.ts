// Tells errors that pass by themselves from those that stay.

import { BatchProblem } from '../batch-problem.ts';

/** A server that restarts answers so, or a proxy does for it; or a folder changes its owner. */
const PASSING = ['unreachable', 'busy', 'closed', 'bad-answer', 'folder-in-use', 'folder-lost'];

export function isOutage(error: unknown): error is BatchProblem {
  return error instanceof BatchProblem && PASSING.includes(error.problem.code);
}

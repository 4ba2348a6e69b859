// The error of what a store never takes as it is, however often it is sent. All other errors of a
// store may pass by themselves.

import type { Problem } from '../../puzzle/problem.ts';
import { BatchProblem } from '../batch-problem.ts';

/** `size` and `content` may concern a part of what was sent, so that the rest of it is taken. */
type RefusalReason = 'size' | 'content' | 'other';

export class StoreRefusal extends BatchProblem {
  readonly reason: RefusalReason;

  constructor(problem: Problem, reason: RefusalReason) {
    super(problem);
    this.reason = reason;
  }
}

/** Returns the reason of an answer with this status; undefined if it may pass by itself. */
export function refusalReason(status: number): RefusalReason | undefined {
  if (status < 400 || status >= 500 || PASSING.includes(status)) return undefined;
  if (status === 413) return 'size';
  return status === 400 || status === 422 ? 'content' : 'other';
}

/** Keys and rights can be mended by the operator, and the other two ask to be tried again. */
const PASSING = [401, 403, 408, 429];

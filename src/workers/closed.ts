// The problem of a task that is given to closed workers, or that ends because its workers are
// closed.

import type { Problem } from '../puzzle/problem.ts';

export const CLOSED: Problem = {
  code: 'closed',
  message: 'the workers are closed: they take and finish no more tasks',
};

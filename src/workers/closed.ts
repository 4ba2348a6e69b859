// The problem of a task that comes to workers that are closed, or that is ended by their closing.

import type { Problem } from '../puzzle/problem.ts';

export const CLOSED: Problem = {
  code: 'closed',
  message: 'the program ends, and its work with it',
};

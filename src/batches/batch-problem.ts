// The error of a batch that cannot be made, found or changed. It carries what is wrong through
// streams, which can only throw.

import type { Problem } from '../puzzle/problem.ts';

export class BatchProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

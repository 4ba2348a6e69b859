// The error of a batch that cannot be made, found or changed. It carries what is wrong through
// streams, which can only throw.

import type { Problem } from '../puzzle/problem.ts';

export class BatchProblem extends Error {
  readonly problem: Problem;
  /** The status with which a server refused a request, if one did. */
  readonly status: number | undefined;

  constructor(problem: Problem, status?: number) {
    super(problem.message);
    this.problem = problem;
    this.status = status;
  }
}

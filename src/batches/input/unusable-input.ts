// The error of an input of which no batch can be made. It ends the submission.

import type { Problem } from '../../puzzle/problem.ts';

export class UnusableInput extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

// Says what a certificate shows, as `verify --json` prints it and the HTTP API answers it.

import { writeRows } from '../../puzzle/grid-text.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Verdict } from '../../puzzle/verdict.ts';
import type { VerifyAnswer } from './verify.ts';

export interface VerifyJson {
  readonly verdict: Verdict;
  readonly proven: boolean;
  readonly complete: boolean;
  readonly solutions: readonly (readonly string[])[];
  readonly clauses: number;
  readonly lines: number;
  /** Wall-clock seconds of the work, in whole milliseconds. */
  readonly seconds: number;
}

export function verifyJson(answer: VerifyAnswer, puzzle: Puzzle, seconds: number): VerifyJson {
  const { verdict, proven, solutions, complete, clauses, lines } = answer;
  return {
    ...{ verdict, proven, complete },
    solutions: solutions.map((grid) => writeRows(grid, puzzle.palette)),
    ...{ clauses, lines, seconds: Math.round(seconds * 1000) / 1000 },
  };
}

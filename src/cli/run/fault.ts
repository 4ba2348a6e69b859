// Reports a fault of the program on one puzzle, so that the other puzzles can still be done.

import type { Problem } from '../../puzzle/problem.ts';
import { printFault } from '../output/print.ts';
import { EXIT, raiseExit } from './exit-codes.ts';

/**
 * Prints the fault with its stack trace, so that users can report it. Returns it as a problem of
 * the puzzle.
 */
export function faultOf(error: unknown): Problem {
  printFault(error);
  raiseExit(EXIT.internal);
  return { code: 'fault', message: `a fault of the program, please report it: ${error}` };
}

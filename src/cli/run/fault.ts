// Reports a fault of the program on one puzzle, which must not prevent the others from being done.

import type { Problem } from '../../puzzle/problem.ts';
import { printFault } from '../output/print.ts';
import { EXIT, raiseExit } from './exit-codes.ts';

/**
 * Prints the fault with its stack trace, so that it can be reported, and returns the problem for
 * whoever gave the puzzle.
 */
export function faultOf(error: unknown): Problem {
  printFault(error);
  raiseExit(EXIT.internal);
  return { code: 'fault', message: `a fault of the program, please report it: ${error}` };
}

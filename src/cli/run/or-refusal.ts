// Ends a command that cannot do its work because of what it was given.

import type { Outcome } from '../../puzzle/problem.ts';
import { printError } from '../output/print.ts';
import { EXIT, raiseExit } from './exit-codes.ts';

/** Prints the problems and returns undefined if there are any. */
export function orRefusal<T>(outcome: Outcome<T>): T | undefined {
  if (outcome.ok) return outcome.value;
  for (const { message } of outcome.problems) printError(message);
  raiseExit(EXIT.badInput);
  return undefined;
}

// Verifies a certificate against its puzzle.

import { type Proven, type VerifyProgress, verify } from '../../proof/index.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type Verdict, verdictOf } from '../../puzzle/verdict.ts';
import type { Host } from '../host.ts';

interface VerifyArgs {
  readonly puzzle: Puzzle;
  /**
   * The certificate in pieces of any length. An array of pieces can cross threads. Any other
   * iterable is only for a host on the same thread.
   */
  readonly text: AsyncIterable<string> | Iterable<string>;
}

export interface VerifyAnswer extends Proven {
  readonly verdict: Verdict;
}

export async function verifyCertificate(
  { puzzle, text }: VerifyArgs,
  { stop, onProgress }: Host<VerifyProgress>,
): Promise<Outcome<VerifyAnswer>> {
  const outcome = await verify(puzzle, text, { stop, onProgress });
  return outcome.ok ? success({ ...outcome.value, verdict: verdictOf(outcome.value) }) : outcome;
}

// From the text of a certificate to what it proves: reads line by line and hands each to the judge.

import type { Grid } from '../puzzle/grid.ts';
import { failure, type Outcome, success } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Refusal } from './grammar.ts';
import { type Judge, judge, makeJudge } from './judge.ts';
import { linesOf, quoted, readHead, readStatement } from './read.ts';

export interface Proven {
  /** Different, and each fits the clues. */
  readonly solutions: readonly Grid[];
  /** There are no solutions but these. */
  readonly complete: boolean;
  /** Learnt clauses that were accepted. */
  readonly clauses: number;
  /** Lines of the certificate. */
  readonly lines: number;
}

export interface VerifyProgress {
  readonly clauses: number;
  readonly lines: number;
}

export interface VerifyOptions {
  /** Polled now and then; true gives a problem of the code `stopped`. */
  readonly stop?: () => boolean;
  readonly onProgress?: (progress: VerifyProgress) => void;
}

/** `text` comes in pieces of any length. A certificate that proves nothing is a problem with its line. */
export async function verify(
  puzzle: Puzzle,
  text: AsyncIterable<string> | Iterable<string>,
  { stop, onProgress }: VerifyOptions = {},
): Promise<Outcome<Proven>> {
  let court: Judge | undefined;
  let lines = 0;
  for await (const line of linesOf(text)) {
    lines++;
    // The lines of the puzzle are solved once the certificate is known to be of it.
    if (lines === 3) court = makeJudge(puzzle);
    const wrong = court ? judgeLine(court, line) : readHead(puzzle, lines, line);
    if (wrong !== undefined) return failure({ ...wrong, line: lines });
    if (lines % 64 !== 0) continue;
    if (stop?.()) return failure({ code: 'stopped', message: 'the check was stopped' });
    onProgress?.({ clauses: court?.clauses ?? 0, lines });
  }
  if (court?.complete === undefined) {
    const message = 'the certificate has no end: it was cut off, or the search that wrote it was';
    return failure({ code: 'no-end', message, line: lines });
  }
  const { solutions, complete, clauses } = court;
  return success({ solutions: [...solutions.values()], complete, clauses, lines });
}

function judgeLine(court: Judge, text: string): Refusal | undefined {
  const statement = readStatement(court.puzzle, text);
  const wrong = 'code' in statement ? statement : judge(court, statement);
  if (wrong === undefined || 'code' in statement || statement.kind !== 'learnt') return wrong;
  return { ...wrong, message: `${wrong.message}: ${quoted(text)}` };
}

// Verifies a certificate: reads its text line by line, verifies each statement, and returns what
// the whole certificate proves.

import { goesOn, makePace } from '../pacing/pace.ts';
import type { Grid } from '../puzzle/grid.ts';
import { failure, type Outcome, success } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { settleLevelZero } from './clause-checker.ts';
import type { Refusal } from './grammar.ts';
import { quoted, readHead, readStatement, textLines } from './read.ts';
import { startVerification, type Verification, verifyStatement } from './verify-statement.ts';

export interface Proven {
  /** The solutions of the certificate, no two the same; each of them fits the clues. */
  readonly solutions: readonly Grid[];
  /** Whether there are no solutions but these. */
  readonly complete: boolean;
  /** Whether it is proven how many solutions there are, or that there are several. */
  readonly proven: boolean;
  /** The number of learnt clauses that were accepted. */
  readonly clauses: number;
  /** The number of lines of the certificate. */
  readonly lines: number;
}

export interface VerifyProgress {
  readonly clauses: number;
  readonly lines: number;
}

export interface VerifyOptions {
  /**
   * Polled many times a second; if it returns true, the outcome is a problem with the code
   * `stopped`.
   */
  readonly stop?: () => boolean;
  readonly onProgress?: (progress: VerifyProgress) => void;
}

/** The most memory of clauses and solutions, in units of eight bytes: half a gigabyte in all. */
const MOST_KEPT = 1 << 26;
/** How many lines of the puzzle are solved between two looks at the clock. */
const FEW = 4;

/**
 * Verifies a certificate, the `text` of which comes in pieces of any length. If the certificate is
 * damaged, is of another puzzle, or does not show what it claims, the outcome is a problem with the
 * number of a line. If the certificate claims too little to settle the verdict, the outcome is a
 * value that is not `proven`.
 */
export async function verify(
  puzzle: Puzzle,
  text: AsyncIterable<string> | Iterable<string>,
  options: VerifyOptions = {},
): Promise<Outcome<Proven>> {
  let verification: Verification | undefined;
  let lines = 0;
  const pace = makePace(options);
  const progress = (): VerifyProgress => ({ clauses: verification?.clauses ?? 0, lines });
  for await (const line of textLines(text)) {
    lines++;
    if (lines === 3) {
      // The lines of the puzzle are solved only after the head has shown that the certificate is of
      // this puzzle.
      verification = startVerification(puzzle);
      while (!settleLevelZero(verification.checker, FEW)) {
        if (!(await goesOn(pace, 0, progress))) return STOPPED;
      }
    }
    const wrong = verification ? verifyText(verification, line) : readHead(puzzle, lines, line);
    if (wrong !== undefined) return failure({ ...wrong, line: lines });
    if (!(await goesOn(pace, 0, progress))) return STOPPED;
  }
  if (verification?.complete === undefined) {
    const message = 'the certificate has no end: it was cut off, or the search that wrote it was';
    return failure({ code: 'no-end', message, line: lines });
  }
  const { complete, clauses } = verification;
  const solutions = [...verification.solutions.values()];
  const proven = complete || solutions.length > 1;
  return success({ solutions, complete, proven, clauses, lines });
}

const STOPPED = failure({ code: 'stopped', message: 'the check was stopped' });

function verifyText(verification: Verification, text: string): Refusal | undefined {
  if (verification.complete !== undefined) return AFTER_END;
  if (verification.checker.kept > MOST_KEPT) return TOO_MUCH;
  const statement = readStatement(verification.puzzle, text);
  const wrong = 'code' in statement ? statement : verifyStatement(verification, statement);
  if (wrong === undefined || 'code' in statement || statement.kind !== 'learnt') return wrong;
  return { ...wrong, message: `${wrong.message}: ${quoted(text)}` };
}

const AFTER_END: Refusal = { code: 'after-end', message: 'something follows the end' };
const TOO_MUCH: Refusal = {
  code: 'too-large',
  message: 'the clauses and solutions that it keeps are too many for the memory of this checker',
};

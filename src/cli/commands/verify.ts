// crosshatch verify: verifies a certificate against its puzzle.

import { stat } from 'node:fs/promises';
import { failure, type Outcome, problemJson } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { VerifyAnswer } from '../../tasks/solving/verify.ts';
import { verifyJson } from '../../tasks/solving/verify-json.ts';
import type { ProgressOf } from '../../tasks/tasks.ts';
import { certificateText, damagedGzip } from '../files/read-certificate.ts';
import { readOnly } from '../input/read-puzzles.ts';
import { type InputOptions, inputFormat } from '../options/option-values.ts';
import { onOneLine } from '../output/escape-control-characters.ts';
import { paint } from '../output/paint.ts';
import { print, printJson, printProblems } from '../output/print.ts';
import { askTask } from '../run/ask-task.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';
import { startStopping } from '../run/stop-on-signal.ts';
import { describeSystemError, isSystemError } from '../run/system-error.ts';

interface VerifyCommand extends InputOptions {
  readonly json?: true;
}

/** Codes for a certificate that was understood but does not show what it claims. */
const REFUSED = ['wrong-solution', 'same-solution', 'not-implied', 'not-proven'];

export async function verifyCommand(
  puzzleFile: string,
  file: string,
  options: VerifyCommand,
): Promise<void> {
  if (puzzleFile === '-' && file === '-') {
    const message = 'puzzle and certificate cannot both be standard input';
    return reportProblems(file, failure({ code: 'bad-input', message }), options);
  }
  const puzzle = await readOnly(puzzleFile, inputFormat(options));
  if (!puzzle.ok) return reportProblems(puzzleFile, puzzle, options);
  const start = performance.now();
  const outcome = await verifyFile(puzzle.value, file);
  if (!outcome.ok) return reportProblems(file, outcome, options);
  const seconds = (performance.now() - start) / 1000;
  raiseExit(outcome.value.proven ? 0 : EXIT.unknown);
  if (options.json) await printJson({ file, ...verifyJson(outcome.value, puzzle.value, seconds) });
  else await print(`${onOneLine(file)}: ${describe(outcome.value, seconds)}`);
}

async function verifyFile(puzzle: Puzzle, file: string): Promise<Outcome<VerifyAnswer>> {
  const size = (await stat(file).catch(() => undefined))?.size;
  const stopping = startStopping();
  let bytes = 0;
  const text = certificateText(file, (read) => {
    bytes = read;
  });
  try {
    const { isStopped } = stopping;
    const onProgress = ({ clauses }: ProgressOf<'verify'>): void =>
      stopping.show(bytes, size, `bytes read, ${clauses} clauses accepted`);
    return await askTask('verify', { puzzle, text }, { isStopped, onProgress });
  } catch (error) {
    const damaged = damagedGzip(error);
    if (damaged !== undefined) return failure(damaged);
    if (!isSystemError(error)) throw error;
    const message = `cannot read it: ${describeSystemError(error)}`;
    return failure({ code: 'cannot-read', message });
  } finally {
    stopping.end();
  }
}

async function reportProblems(
  file: string,
  outcome: Outcome<unknown>,
  { json }: VerifyCommand,
): Promise<void> {
  const problems = outcome.ok ? [] : outcome.problems;
  for (const { code } of problems) {
    if (code !== 'stopped') raiseExit(REFUSED.includes(code) ? EXIT.refused : EXIT.badInput);
  }
  if (json) await printJson({ file, errors: problems.map(problemJson) });
  else printProblems(file, problems);
}

function describe(answer: VerifyAnswer, seconds: number): string {
  const clauses = answer.clauses === 1 ? '1 clause' : `${answer.clauses} clauses`;
  const work = `${clauses} checked in ${seconds.toFixed(2)} s`;
  return answer.proven
    ? `${paint.green(`proven: ${claimOf(answer)}`)}, ${work}`
    : `${paint.yellow(`not proven: ${claimOf(answer)}`)}, ${work}`;
}

function claimOf({ solutions: { length }, complete }: VerifyAnswer): string {
  if (!complete && length < 2) {
    const found = length === 1 ? 'there is a solution, but' : 'it gives no solution, and';
    return `${found} the search that wrote it had not ended`;
  }
  if (!complete) return `there are at least ${length} solutions`;
  if (length === 0) return 'there is no solution';
  return length === 1 ? 'there is exactly one solution' : `there are exactly ${length} solutions`;
}

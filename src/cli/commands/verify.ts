// crosshatch verify: verifies a certificate against its puzzle.

import { stat } from 'node:fs/promises';
import { type Proven, verify } from '../../proof/index.ts';
import { writeRows } from '../../puzzle/grid-text.ts';
import { failure, type Outcome } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import { certificateText, damagedGzip } from '../files/certificate-file.ts';
import { readOnly } from '../input/read-puzzles.ts';
import { type InputOptions, inputFormat } from '../options/option-values.ts';
import { onOneLine } from '../output/escape-control-characters.ts';
import { paint } from '../output/paint.ts';
import { print, printJson, printProblems } from '../output/print.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';
import { startStopping } from '../run/stop-on-signal.ts';
import { describeSystemError, isSystemError } from '../run/system-error.ts';

export interface VerifyCommand extends InputOptions {
  readonly json?: true;
}

/** Problems of a certificate that was understood but does not show what it claims. */
const REFUSED = ['wrong-solution', 'same-solution', 'not-implied', 'not-proven'];

export async function verifyCommand(
  puzzleFile: string,
  file: string,
  options: VerifyCommand,
): Promise<void> {
  if (puzzleFile === '-' && file === '-') {
    const message = 'puzzle and certificate cannot both be standard input';
    return tellProblems(file, failure({ code: 'bad-input', message }), options);
  }
  const puzzle = await readOnly(puzzleFile, inputFormat(options));
  if (!puzzle.ok) return tellProblems(puzzleFile, puzzle, options);
  const start = performance.now();
  const outcome = await verifyFile(puzzle.value, file);
  if (!outcome.ok) return tellProblems(file, outcome, options);
  const seconds = (performance.now() - start) / 1000;
  raiseExit(outcome.value.proven ? 0 : EXIT.unknown);
  if (options.json) await printJson(toJson(file, puzzle.value, outcome.value, seconds));
  else await print(`${onOneLine(file)}: ${describe(outcome.value, seconds)}`);
}

async function verifyFile(puzzle: Puzzle, file: string): Promise<Outcome<Proven>> {
  const size = (await stat(file).catch(() => undefined))?.size;
  const stopping = startStopping();
  let bytes = 0;
  const text = certificateText(file, (read) => {
    bytes = read;
  });
  try {
    return await verify(puzzle, text, {
      stop: stopping.isStopped,
      onProgress: ({ clauses }) =>
        stopping.show(bytes, size, `bytes read, ${clauses} clauses accepted`),
    });
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

async function tellProblems(
  file: string,
  outcome: Outcome<unknown>,
  { json }: VerifyCommand,
): Promise<void> {
  const problems = outcome.ok ? [] : outcome.problems;
  for (const { code } of problems) {
    if (code !== 'stopped') raiseExit(REFUSED.includes(code) ? EXIT.refused : EXIT.badInput);
  }
  if (json) await printJson({ file, errors: problems });
  else printProblems(file, problems);
}

function toJson(file: string, puzzle: Puzzle, proven: Proven, seconds: number) {
  const { solutions, complete, clauses, lines } = proven;
  return {
    ...{ file, verdict: verdictOf(proven), proven: proven.proven, complete },
    solutions: solutions.map((grid) => writeRows(grid, puzzle.palette)),
    ...{ clauses, lines, seconds: Math.round(seconds * 1000) / 1000 },
  };
}

function describe(proven: Proven, seconds: number): string {
  const work = `${proven.clauses} clauses checked in ${seconds.toFixed(2)} s`;
  return proven.proven
    ? `${paint.green(`proven: ${claimOf(proven)}`)}, ${work}`
    : `${paint.yellow(`not proven: ${claimOf(proven)}`)}, ${work}`;
}

function claimOf({ solutions: { length }, complete }: Proven): string {
  if (!complete && length < 2) {
    const found = length === 1 ? 'there is a solution, but' : 'it gives no solution, and';
    return `${found} the search that wrote it had not ended`;
  }
  if (!complete) return `there are at least ${length} solutions`;
  if (length === 0) return 'there is no solution';
  return length === 1 ? 'there is exactly one solution' : `there are exactly ${length} solutions`;
}

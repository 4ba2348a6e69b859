// crosshatch solve: solves puzzles, and prints verdicts with drawings or as JSON lines.

import { defined } from '../../puzzle/defined.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type MethodSolveTask, type SolveTask, solveJson } from '../../workers/index.ts';
import { inputAt, writesOver } from '../files/same-file.ts';
import { startTrace } from '../files/trace-file.ts';
import { withCertificate } from '../files/write-certificate.ts';
import { readEntries } from '../input/read-puzzles.ts';
import type { MethodChoiceOptions } from '../options/method-choice.ts';
import { type InputOptions, inputFormat, type LimitOptions } from '../options/option-values.ts';
import { readSolvePlan, taskOfPlan } from '../options/solve-plan.ts';
import { onOneLine } from '../output/escape-control-characters.ts';
import { printError, printJson, problemsJson, refuseCall } from '../output/print.ts';
import { printSolved } from '../output/print-solved.ts';
import type { Style } from '../output/puzzle-drawing.ts';
import { type Done, runBatch } from '../run/batch.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';

export interface SolveCommand extends InputOptions, LimitOptions, MethodChoiceOptions {
  readonly steps?: number;
  readonly trace?: string;
  readonly certificate?: string;
  readonly json?: true;
  readonly style: Style;
  readonly all?: true;
  readonly maxSolutions: number;
  readonly seed: number;
  readonly stats?: true;
  readonly jobs?: number;
}

export async function solveCommand(paths: readonly string[], options: SolveCommand): Promise<void> {
  const plan = await readSolvePlan(options);
  if (!plan.ok) return refuseCall('solve', plan.problems);
  const over = await inputAt(options.trace, paths);
  if (over !== undefined) return refuseCall(over, [writesOver('--trace')]);
  const read = readEntries(paths, inputFormat(options));
  const { entries, certificate } =
    options.certificate === undefined
      ? { entries: read, certificate: undefined }
      : await withCertificate(read, options.certificate);
  const trace = options.trace === undefined ? undefined : startTrace(options.trace);
  const observers = defined({ onStep: trace?.onStep, onItem: certificate?.onItem });
  const taskOf = (puzzle: Puzzle) => taskOfPlan(puzzle, options, plan.value);
  const batch = runBatch<SolveTask | MethodSolveTask>(entries, taskOf, options.jobs, observers);
  for await (const done of batch) {
    if (done.report !== undefined) {
      raiseExit(EXIT[done.report.verdict]);
      // This comes before anything is printed: if the reader closes its end, printing ends the
      // program.
      certificate?.finish();
    }
    if (!done.entry.outcome.ok) raiseExit(EXIT.badInput);
    if (options.json) await printJson(toJson(done, options));
    else await printSolved(done, options);
  }
  const steps = trace?.end();
  if (steps === 0)
    printError(`${options.method} reported no steps: ${onOneLine(options.trace ?? '')} is empty`);
}

function toJson(
  { entry, report, cpuMs }: Done<SolveTask | MethodSolveTask>,
  { method }: SolveCommand,
) {
  const { file, id, outcome } = entry;
  if (report === undefined || !outcome.ok) return problemsJson(entry);
  const facts = defined({ method, cpuMs });
  return { file, id, ...solveJson(report, outcome.value, facts) };
}

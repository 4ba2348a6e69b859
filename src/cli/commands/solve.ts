// crosshatch solve: solves puzzles, and prints verdicts with drawings or as JSON lines.

import { defined } from '../../puzzle/defined.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type MethodSolveTask, solveJson, solveReport } from '../../workers/index.ts';
import { inputAt, writesOver } from '../files/same-file.ts';
import { startTrace } from '../files/trace-file.ts';
import { withCertificate } from '../files/write-certificate.ts';
import { readEntries } from '../input/read-puzzles.ts';
import { inputFormat } from '../options/option-values.ts';
import type { SolveCommand } from '../options/solve-options.ts';
import { readSolvePlan, taskOfPlan } from '../options/solve-plan.ts';
import { onOneLine } from '../output/escape-control-characters.ts';
import { printError, printJson, problemsJson, refuseCall } from '../output/print.ts';
import { printSolved, type SolvedEntry } from '../output/print-solved.ts';
import { type Done, type PuzzleTask, runBatch } from '../run/batch.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';

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
  for await (const done of runBatch<SolveTask>(entries, taskOf, options.jobs, observers)) {
    const solved = solvedOf(done);
    const { entry, report } = solved;
    if (report !== undefined) {
      raiseExit(EXIT[report.verdict]);
      // The certificate is finished before anything is printed, because printing ends the program
      // if the reader has closed the pipe.
      certificate?.finish();
    }
    if (!entry.outcome.ok) raiseExit(EXIT.badInput);
    if (options.json) await printJson(toJson(solved, options));
    else await printSolved(solved, options);
  }
  const steps = trace?.end();
  if (steps === 0)
    printError(`${options.method} reported no steps: ${onOneLine(options.trace ?? '')} is empty`);
}

type SolveTask = PuzzleTask<'solve'> | MethodSolveTask;

/**
 * Returns the entry with its report. The answer of the engine becomes a report like that of a
 * method.
 */
function solvedOf({ entry, answer, cpuMs }: Done<SolveTask>): SolvedEntry {
  if (answer === undefined || !entry.outcome.ok) return { entry };
  const { palette } = entry.outcome.value;
  const report = 'seconds' in answer ? answer : solveReport(answer, palette);
  return { entry, report, ...defined({ cpuMs }) };
}

function toJson({ entry, report, cpuMs }: SolvedEntry, { method }: SolveCommand) {
  const { file, id, outcome } = entry;
  if (report === undefined || !outcome.ok) return problemsJson(entry);
  const facts = defined({ method, cpuMs });
  return { file, id, ...solveJson(report, outcome.value, facts) };
}

// crosshatch solve: solves puzzles, and prints verdicts with drawings or as JSON lines.

import { defined } from '../../puzzle/defined.ts';
import type { Outcome } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type MisplacedOption, planSolve, type SolvePlan } from '../../tasks/solving/plan-solve.ts';
import type { ItemOf } from '../../tasks/tasks.ts';
import {
  type MethodReport,
  type MethodSolveTask,
  type SolveReport,
  type SolveTask,
  solveJson,
} from '../../workers/index.ts';
import { type CertificateFile, onlyEntry, openCertificate } from '../files/certificate-file.ts';
import { inputAt, writesOver } from '../files/same-file.ts';
import { startTrace } from '../files/trace-file.ts';
import type { PuzzleEntry } from '../input/file-entries.ts';
import { readEntries } from '../input/read-puzzles.ts';
import {
  type MethodChoiceOptions,
  OPTION_WITHOUT_METHOD,
  readMethodChoice,
} from '../options/method-choice.ts';
import { type InputOptions, inputFormat, type LimitOptions } from '../options/option-values.ts';
import { onOneLine } from '../output/escape-control-characters.ts';
import { type Paint, PLAIN, paint } from '../output/paint.ts';
import {
  headingOf,
  print,
  printError,
  printJson,
  printProblems,
  problemsJson,
  refuseCall,
} from '../output/print.ts';
import { drawPuzzle, type Style } from '../output/puzzle-drawing.ts';
import { type Done, runBatch } from '../run/batch.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';

interface SolveCommand extends InputOptions, LimitOptions, MethodChoiceOptions {
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

/**
 * The option --all keeps all solutions in memory until the puzzle is done. Together they may have
 * at most this many cells.
 */
const MAX_KEPT_CELLS = 50_000_000;

export async function solveCommand(paths: readonly string[], options: SolveCommand): Promise<void> {
  const plan = await planOf(options);
  if (!plan.ok) return refuseCall('solve', plan.problems);
  const misplaced = misplacedCertificate(options);
  if (misplaced !== undefined) {
    return refuseCall('solve', [{ code: 'misplaced-option', message: misplaced }]);
  }
  const over = await inputAt(options.trace, paths);
  if (over !== undefined) return refuseCall(over, [writesOver('--trace')]);
  const { entries, certificate } = await withCertificate(
    readEntries(paths, inputFormat(options)),
    options,
  );
  const taskOf = (puzzle: Puzzle) => makeTask(puzzle, options, plan.value);
  const trace = options.trace === undefined ? undefined : startTrace(options.trace);
  const onItem = certificate && writing(certificate);
  const observers = defined({ onStep: trace?.onStep, onItem });
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
    else await printDone(done, options);
  }
  const steps = trace?.end();
  if (steps === 0)
    printError(`${options.method} reported no steps: ${onOneLine(options.trace ?? '')} is empty`);
}

/**
 * Opens the file of the certificate, if one is wanted, once the only entry is known to be a puzzle.
 */
async function withCertificate(
  entries: AsyncGenerator<PuzzleEntry>,
  { certificate: file }: SolveCommand,
): Promise<{ entries: AsyncGenerator<PuzzleEntry>; certificate?: CertificateFile }> {
  if (file === undefined) return { entries };
  const only = await onlyEntry(entries, file);
  const certificate = only?.outcome.ok ? openCertificate(file) : undefined;
  const one = (async function* () {
    if (only !== undefined) yield only;
  })();
  return { entries: one, ...defined({ certificate }) };
}

function writing(certificate: CertificateFile): (item: ItemOf<'solve'>) => void {
  return (item) => {
    if (item.kind === 'certificate') certificate.write(item.lines);
  };
}

function misplacedCertificate({ certificate, method }: SolveCommand): string | undefined {
  if (certificate === undefined) return undefined;
  if (method !== undefined)
    return '--certificate is written by the engine alone: leave --method out';
  return certificate === '-'
    ? '--certificate needs the name of a file: the solution goes to standard output'
    : undefined;
}

async function planOf(options: SolveCommand): Promise<Outcome<SolvePlan>> {
  const choice = readMethodChoice(options);
  if (choice?.ok === false) return choice;
  const { seed, time, steps, conflicts, trace } = options;
  const { method, choices } = choice?.value ?? {};
  const limits = defined({ seconds: time, steps, conflicts });
  const asked = { seed, ...limits, ...defined({ method, options: choices }) };
  return planSolve({ ...asked, trace: trace !== undefined }, MISPLACED);
}

const MISPLACED: Readonly<Record<MisplacedOption, string>> = {
  options: OPTION_WITHOUT_METHOD,
  steps: '--steps needs --method: the engine counts --conflicts',
  conflicts: '--conflicts is for the engine alone: take --steps',
  trace: '--trace needs --method: without a method no steps are reported',
};

function makeTask(
  puzzle: Puzzle,
  options: SolveCommand,
  plan: SolvePlan,
): SolveTask | MethodSolveTask {
  const task = { puzzle, maxSolutions: wantedSolutions(puzzle, options) };
  if (plan.kind === 'method') return { ...plan, ...task };
  return { ...plan, ...task, certificate: options.certificate !== undefined };
}

function wantedSolutions(puzzle: Puzzle, { all, maxSolutions }: SolveCommand): number {
  const kept = Math.max(2, Math.floor(MAX_KEPT_CELLS / (puzzle.width * puzzle.height)));
  return Math.min(all ? kept : maxSolutions, kept);
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

async function printDone(
  { entry, report, cpuMs }: Done<SolveTask | MethodSolveTask>,
  options: SolveCommand,
): Promise<void> {
  if (!entry.outcome.ok) {
    printProblems(entry.file, entry.outcome.problems);
    return;
  }
  if (report === undefined) return;
  const puzzle = entry.outcome.value;
  const isForPeople = options.style === 'clues';
  if (isForPeople) await print(paint.bold(headingOf(entry.file, puzzle)));
  const pictures = report.solved ? report.solutions : [report.known];
  if (report.verdict !== 'none') {
    for (const [i, rows] of pictures.entries()) {
      if (i > 0) await print('');
      await print(drawPuzzle(puzzle, rows, options.style, paint));
    }
  }
  const verdict = describe(report, options, isForPeople ? paint : PLAIN);
  const summary = [verdict, ...(options.stats ? [statsLine(report, cpuMs)] : [])];
  if (isForPeople) await print(`${summary.join('\n')}\n`);
  else for (const line of summary) printError(line);
}

function describe(report: SolveReport, options: SolveCommand, paint: Paint): string {
  const { verdict, solutions } = report;
  switch (verdict) {
    case 'unique':
      return paint.green('unique: this is the only solution');
    case 'none':
      return paint.red('none: the clues have no solution');
    case 'multiple':
      return paint.yellow(describeSeveral(report, options));
    case 'unknown':
      return paint.yellow(
        solutions.length > 0
          ? 'unknown: a solution was found, whether there are others was not settled'
          : `unknown: ${endOf(report, options)}; ? marks what is open`,
      );
  }
}

function endOf(
  report: SolveReport | MethodReport,
  { time, steps, conflicts }: SolveCommand,
): string {
  const hasLimits = time !== undefined || steps !== undefined || conflicts !== undefined;
  if (hasLimits) return 'not settled within the limits';
  return 'cut' in report && !report.cut
    ? 'the method came to its own end without a verdict'
    : 'ended before it was settled';
}

function describeSeveral({ solutions, complete }: SolveReport, { all }: SolveCommand): string {
  if (complete) return `multiple: there are ${solutions.length} solutions, these`;
  const hint = all ? 'the search ended early' : '--all lists all, count counts them';
  return `multiple: here are ${solutions.length} of several solutions (${hint})`;
}

function statsLine(report: SolveReport | MethodReport, cpuMs: number | undefined): string {
  const { stats } = report;
  const counters = Object.entries(stats).map(([name, value]) => `${name} ${value}`);
  if (cpuMs !== undefined) counters.push(`cpu ${cpuMs} ms`);
  if ('seconds' in report) counters.push(`${report.seconds.toFixed(3)} s`);
  if ('megabytes' in report) counters.push(`${report.megabytes} MB`);
  return counters.join(', ');
}

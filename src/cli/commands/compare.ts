// crosshatch compare: compares methods on puzzles, with checked answers, time-outs and memory.

import { isFalse, loadMethod, METHOD_IDS, median, refusalOf } from '../../methods/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type Measurement, type Measuring, measure, refutedAnswers } from '../../workers/index.ts';
import { openOutput } from '../files/output-file.ts';
import { inputAt, writesOver } from '../files/same-file.ts';
import type { PuzzleEntry } from '../input/file-entries.ts';
import { readEntries } from '../input/read-puzzles.ts';
import { type ChosenMethod, methodChoice } from '../options/method-choice.ts';
import { type InputOptions, inputFormat } from '../options/option-values.ts';
import { toHtml } from '../output/comparison-page.ts';
import { toCsv, toSummary, toTable } from '../output/comparison-tables.ts';
import {
  print,
  printData,
  printJson,
  printProblems,
  problemsJson,
  refuseCall,
} from '../output/print.ts';
import { progressBar } from '../output/progress-bar.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';
import { onFirstSignal } from '../run/signals.ts';

export interface CompareCommand extends InputOptions {
  readonly methods?: string;
  readonly time: number;
  readonly repeat: number;
  readonly maxSolutions: number;
  readonly seed: number;
  readonly json?: true;
  readonly csv?: true;
  readonly html?: string;
}

/** A method as it was named on the command line, with its options. */
interface NamedMethod extends ChosenMethod {
  readonly name: string;
  /** The counter that shows how much work the method did. */
  readonly work: string;
}

/** The measurements of one method on one puzzle. */
export interface ComparisonRow extends Measurement {
  readonly file: string;
  readonly id: string | null;
  readonly puzzle: Puzzle;
  readonly compared: NamedMethod;
  /** The reason why the answer cannot be true. */
  readonly whyWrong?: string;
}

export async function compareCommand(
  paths: readonly string[],
  options: CompareCommand,
): Promise<void> {
  const methods = await readMethods(options.methods);
  if (!methods.ok) return refuseCall('compare', methods.problems);
  const over = await inputAt(options.html, paths);
  if (over !== undefined) return refuseCall(over, [writesOver('--html')]);
  // The page is opened now, so that hours of work are not lost when it cannot be written.
  const page = options.html === undefined ? undefined : openOutput(options.html);
  const rows: ComparisonRow[] = [];
  const run = startRun();
  try {
    for await (const entry of readEntries(paths, inputFormat(options))) {
      if (run.isStopped()) break;
      if (entry.outcome.ok) {
        const { value: puzzle } = entry.outcome;
        const measured = await comparePuzzle(entry, puzzle, methods.value, options, run);
        rows.push(...measured);
        await showRows(measured, options);
      } else await showProblems(entry, options);
    }
  } finally {
    run.end();
  }
  await showAll(rows, options);
  page?.write(toHtml(rows, options));
  page?.finish();
}

async function showProblems(entry: PuzzleEntry, { json }: CompareCommand): Promise<void> {
  raiseExit(EXIT.badInput);
  if (json) await printJson(problemsJson(entry));
  else if (!entry.outcome.ok) printProblems(entry.file, entry.outcome.problems);
}

/** Yields the measurements of one puzzle as soon as they are there. */
async function showRows(
  rows: readonly ComparisonRow[],
  { json, csv }: CompareCommand,
): Promise<void> {
  const isWrong = ({ whyWrong, problem }: ComparisonRow): boolean =>
    whyWrong !== undefined || problem?.code === 'fault';
  if (rows.some(isWrong)) raiseExit(EXIT.internal);
  if (rows.every(({ problem }) => problem !== undefined)) raiseExit(EXIT.badInput);
  if (json) for (const row of rows) await printJson(toJson(row));
  else if (!csv && rows.length > 0) await print(`${toTable(rows)}\n`);
}

async function showAll(
  rows: readonly ComparisonRow[],
  { json, csv }: CompareCommand,
): Promise<void> {
  const puzzles = new Set(rows.map((row) => row.puzzle)).size;
  if (!json && !csv && puzzles > 1) await print(toSummary(rows));
  if (csv) await printData(`${toCsv(rows)}\n`);
}

/**
 * Reads a list like `cells,cells:check=weak:preprocess=off,mip`: ids with their options. All
 * methods take part when none is named.
 */
async function readMethods(methods: string | undefined): Promise<Outcome<NamedMethod[]>> {
  const names = methods?.split(',').map((name) => name.trim()) ?? METHOD_IDS;
  const named: NamedMethod[] = [];
  for (const name of names) {
    const [method = '', ...option] = name.split(':');
    const choice = await methodChoice({ method, option });
    if (choice?.ok === false) return choice;
    if (named.some((other) => other.name === name)) {
      return failure({ code: 'named-twice', message: `${name} is named twice` });
    }
    if (choice?.ok) {
      const { work } = await loadMethod(choice.value.method);
      named.push({ name, work, ...choice.value });
    }
  }
  return success(named);
}

interface Run {
  measuring: Measuring | undefined;
  isStopped(): boolean;
  show(name: string, done: number, total: number): void;
  hide(): void;
  end(): void;
}

/** Starts a run. A signal ends the current measurement; what was measured before is shown. */
function startRun(): Run {
  const bar = progressBar();
  let stopped = false;
  const forgetSignals = onFirstSignal(() => {
    stopped = true;
    run.measuring?.stop();
  });
  const run: Run = {
    measuring: undefined,
    isStopped: () => stopped,
    show: (name, done, total) => bar.update(done, total, name),
    hide: () => bar.hide(),
    end() {
      bar.end();
      forgetSignals();
    },
  };
  return run;
}

async function comparePuzzle(
  { file, id }: PuzzleEntry,
  puzzle: Puzzle,
  methods: readonly NamedMethod[],
  { time, repeat, maxSolutions, seed }: CompareCommand,
  run: Run,
): Promise<ComparisonRow[]> {
  const task = { maxSolutions, seed, limits: { seconds: time } };
  const measured: ComparisonRow[] = [];
  for (const [i, compared] of methods.entries()) {
    if (run.isStopped()) break;
    const tick = setInterval(() => run.show(`${compared.name} on ${file}`, i, methods.length), 250);
    const measurement = await measureOne(compared, puzzle, { puzzle, task, repeat }, run);
    clearInterval(tick);
    if (!measurement.interrupted) measured.push({ file, id, puzzle, compared, ...measurement });
  }
  run.hide();
  const refuted = refutedAnswers(measured.map(({ report }) => report));
  return measured.map((row, i) => withCheck(row, refuted[i]));
}

/** An answer is false when other methods refute it, or when its own solutions break the clues. */
function withCheck(row: ComparisonRow, refuted: string | undefined): ComparisonRow {
  const own = row.problem && isFalse(row.problem) ? row.problem.message : undefined;
  const whyWrong = own ?? refuted;
  return whyWrong === undefined ? row : { ...row, whyWrong };
}

/** Starts no process for a puzzle that the method refuses. */
async function measureOne(
  { method, choices }: NamedMethod,
  puzzle: Puzzle,
  comparison: Parameters<typeof measure>[1],
  run: Run,
): Promise<Measurement> {
  const problem = refusalOf(await loadMethod(method), puzzle, choices);
  if (problem !== undefined) return { problem, seconds: [], timedOut: false };
  run.measuring = measure({ method, choices }, comparison);
  return run.measuring.done;
}

/** The order of the keys is part of the format. */
function toJson({
  file,
  id,
  puzzle,
  compared,
  report,
  problem,
  seconds,
  timedOut,
  whyWrong,
}: ComparisonRow) {
  const { width, height, palette } = puzzle;
  return {
    ...{ file, id, width, height, colours: palette.length - 1 },
    ...{ name: compared.name, method: compared.method, options: compared.choices },
    ...defined({
      error: problem,
      verdict: report?.verdict,
      solved: report?.solved,
      complete: report?.complete,
      lie: whyWrong,
    }),
    timedOut,
    ...(whyWrong === undefined && seconds.length > 0 ? { median: median(seconds), seconds } : {}),
    ...defined({ megabytes: report?.megabytes, stats: report?.stats }),
  };
}

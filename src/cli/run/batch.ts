// Runs one task a puzzle, inline or on threads, and yields the results in the order of the input.
//
// The first puzzle starts in this thread at once, so that a single one needs no pool and a script
// that writes a line and waits gets its answer. The others go to a pool as soon as there is a
// second one.

import { availableParallelism } from 'node:os';
import { pMapIterable } from 'p-map';
import type { Phase, Progress } from '../../engine/index.ts';
import type { MethodProgress, StepEvent } from '../../methods/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { failure } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { ItemOf } from '../../tasks/tasks.ts';
import {
  type EngineTask,
  inlineRunner,
  type MethodReport,
  type MethodRunner,
  type MethodSolveTask,
  methodRunner,
  type ReportOf,
  type Runner,
  threadRunner,
} from '../../workers/index.ts';
import type { PuzzleEntry } from '../input/file-entries.ts';
import { type ProgressBar, progressBar } from '../output/progress-bar.ts';
import { faultOf } from './fault.ts';
import { onFirstSignal } from './signals.ts';

type BatchTask = EngineTask | MethodSolveTask;

type AnyReport<T extends BatchTask> = T extends EngineTask
  ? ReportOf<T>
  : T extends MethodSolveTask
    ? MethodReport
    : never;

/**
 * The result of an entry. `report` is missing when the entry was no puzzle, was refused by a
 * method, or came after Ctrl-C.
 */
export interface Done<T extends BatchTask> {
  readonly entry: PuzzleEntry;
  readonly report?: AnyReport<T>;
  /** CPU milliseconds of the task; present only when tasks run one at a time. */
  readonly cpuMs?: number;
}

/** Called with each step of a method. */
export type StepObserver = (entry: PuzzleEntry, step: StepEvent) => void;

interface Observers {
  readonly onStep?: StepObserver;
  /** Receives what the engine finds on the way. */
  readonly onItem?: (item: ItemOf<'solve'>) => void;
}

/** Runs `jobs` tasks at a time; by default as many as there are cores. */
export async function* runBatch<T extends BatchTask>(
  entries: AsyncGenerator<PuzzleEntry>,
  taskOf: (puzzle: Puzzle) => T,
  jobs = availableParallelism(),
  observers: Observers = {},
): AsyncGenerator<Done<T>> {
  const batch = startBatch(observers);
  let done = 0;
  const tick = setInterval(() => batch.show(done), 250);
  const results = pMapIterable(
    untilStopped(entries, batch),
    (entry) => runEntry(entry, taskOf, batch, jobs),
    {
      concurrency: jobs,
      backpressure: jobs === 1 ? 1 : 8 * jobs,
    },
  );
  try {
    for await (const result of results) {
      batch.bar.hide();
      if (result.report !== undefined || !result.entry.outcome.ok) yield result;
      done++;
    }
  } finally {
    clearInterval(tick);
    batch.show(done);
    batch.bar.end();
    await batch.end();
  }
}

interface Batch {
  readonly inline: Runner;
  readonly methods: MethodRunner;
  readonly observers: Observers;
  readonly bar: ProgressBar;
  /** How many puzzles were started. */
  started: number;
  pool: Promise<Runner> | undefined;
  progress: Progress | MethodProgress | undefined;
  readonly stopped: Promise<void>;
  isStopped(): boolean;
  show(done: number): void;
  end(): Promise<void>;
}

/** After the first signal, the tasks answer with what is known; the second ends the program. */
function startBatch(observers: Observers): Batch {
  const inline = inlineRunner();
  const methods = methodRunner();
  const bar = progressBar();
  let settle: () => void = () => {};
  const stopped = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const forgetSignals = onFirstSignal(() => {
    inline.stop();
    methods.stop();
    void batch.pool?.then((pool) => pool.stop());
    settle();
  });
  const batch: Batch = {
    inline,
    methods,
    observers,
    bar,
    started: 0,
    pool: undefined,
    progress: undefined,
    stopped,
    isStopped: () => inline.isStopped(),
    show(done) {
      if (batch.started > 1)
        bar.update(done, undefined, done === 1 ? 'puzzle done' : 'puzzles done');
      else if (batch.progress) bar.update(...describe(batch.progress));
    },
    async end() {
      forgetSignals();
      methods.close();
      await (await batch.pool)?.close();
    },
  };
  return batch;
}

const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  lines: 'solving lines',
  probing: 'probing cells',
  starting: 'setting up the search',
  searching: 'searching',
  counting: 'counting',
};

function describe(progress: Progress | MethodProgress): [number, number, string] {
  const { knownCells, cells, solutions, stats } = progress;
  const found = solutions === 1 ? '1 solution' : `${solutions} solutions`;
  const work =
    'phase' in progress
      ? `${PHASE_WORDS[progress.phase]}, ${stats.conflicts} conflicts`
      : `${progress.steps} steps`;
  return [knownCells, cells, `cells sure, ${work}, ${found}`];
}

/** Ends with the input or with the first signal, even while no input comes. */
async function* untilStopped(
  entries: AsyncGenerator<PuzzleEntry>,
  batch: Batch,
): AsyncGenerator<PuzzleEntry> {
  for (;;) {
    const next = await Promise.race([entries.next(), batch.stopped]);
    if (!next) {
      process.stdin.destroy();
      return;
    }
    if (next.done) return;
    yield next.value;
  }
}

/** A fault on one puzzle is reported with that puzzle. */
async function runEntry<T extends BatchTask>(
  entry: PuzzleEntry,
  taskOf: (puzzle: Puzzle) => T,
  batch: Batch,
  jobs: number,
): Promise<Done<T>> {
  try {
    return await runTask(entry, taskOf, batch, jobs);
  } catch (error) {
    return { entry: { ...entry, outcome: failure(faultOf(error)) } };
  }
}

async function runTask<T extends BatchTask>(
  entry: PuzzleEntry,
  taskOf: (puzzle: Puzzle) => T,
  batch: Batch,
  jobs: number,
): Promise<Done<T>>;
async function runTask(
  entry: PuzzleEntry,
  taskOf: (puzzle: Puzzle) => BatchTask,
  batch: Batch,
  jobs: number,
): Promise<Done<BatchTask>> {
  if (!entry.outcome.ok || batch.isStopped()) return { entry };
  const task = taskOf(entry.outcome.value);
  const isFirst = batch.started++ === 0;
  const onProgress = (progress: Progress | MethodProgress): void => {
    batch.progress = progress;
  };
  if (task.kind === 'method') {
    const onStep = (step: StepEvent): void => batch.observers.onStep?.(entry, step);
    const outcome = await batch.methods.run(task, { onProgress, onStep });
    return outcome.ok ? { entry, report: outcome.value } : { entry: { ...entry, outcome } };
  }
  const { onItem } = batch.observers;
  if (!isFirst && jobs > 1) {
    batch.pool ??= threadRunner(jobs);
    return { entry, report: await (await batch.pool).run(task, defined({ onItem })) };
  }
  const start = process.cpuUsage();
  const report = await batch.inline.run(task, { onProgress, ...defined({ onItem }) });
  const { user, system } = process.cpuUsage(start);
  const cpuMs = jobs === 1 ? Math.round((user + system) / 100) / 10 : undefined;
  return { entry, report, ...defined({ cpuMs }) };
}

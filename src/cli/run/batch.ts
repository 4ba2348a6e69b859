// Runs one task a puzzle, inline or on threads, and yields the results in the order of the input.
//
// The first puzzle starts in this thread at once, so that a single one needs no pool and a script
// that writes a line and waits gets its answer. The others go to a pool as soon as there is a
// second one.

import { availableParallelism } from 'node:os';
import { pMapIterable } from 'p-map';
import type { Progress } from '../../engine/index.ts';
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
  type RunnerHooks,
  threadRunner,
} from '../../workers/index.ts';
import type { PuzzleEntry } from '../input/file-entries.ts';
import { type BatchProgress, showProgress } from './batch-progress.ts';
import { faultOf } from './fault.ts';
import { type Stopping, startStopping } from './stop-on-signal.ts';

type BatchTask = EngineTask | MethodSolveTask;

type AnyReport<T extends BatchTask> = T extends EngineTask
  ? ReportOf<T>
  : T extends MethodSolveTask
    ? MethodReport
    : never;

/**
 * The result of an entry. `report` is missing when the entry was not a puzzle, was refused by a
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
  const batch = startBatch(jobs, observers);
  const { stopping, progress } = batch;
  let done = 0;
  const tick = setInterval(() => showProgress(stopping, progress, done), 250);
  const results = pMapIterable(
    untilStopped(entries, batch),
    (entry) => runEntry(entry, taskOf, batch),
    { concurrency: jobs, backpressure: jobs === 1 ? 1 : 8 * jobs },
  );
  try {
    for await (const result of results) {
      stopping.hide();
      if (result.report !== undefined || !result.entry.outcome.ok) yield result;
      done++;
    }
  } finally {
    clearInterval(tick);
    showProgress(stopping, progress, done);
    await end(batch);
  }
}

interface Batch {
  readonly jobs: number;
  readonly observers: Observers;
  readonly inline: Runner;
  readonly methods: MethodRunner;
  pool: Promise<Runner> | undefined;
  readonly progress: BatchProgress;
  readonly stopping: Stopping;
  /** Resolved at the first signal. */
  readonly stopped: Promise<void>;
}

/** After the first signal, the tasks answer with what is known; the second ends the program. */
function startBatch(jobs: number, observers: Observers): Batch {
  let settle: () => void = () => {};
  const stopped = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const stopping = startStopping(() => {
    stopAll(batch);
    settle();
  });
  const batch: Batch = {
    ...{ jobs, observers, stopping, stopped },
    inline: inlineRunner(),
    methods: methodRunner(),
    pool: undefined,
    progress: { started: 0, latest: undefined },
  };
  return batch;
}

function stopAll({ inline, methods, pool }: Batch): void {
  inline.stop();
  methods.stop();
  void pool?.then((threads) => threads.stop());
}

async function end({ stopping, methods, pool }: Batch): Promise<void> {
  stopping.end();
  methods.close();
  await (await pool)?.close();
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
): Promise<Done<T>> {
  if (!entry.outcome.ok || batch.stopping.isStopped()) return { entry };
  try {
    return (await runTask(entry, taskOf(entry.outcome.value), batch)) as Done<T>;
  } catch (error) {
    return { entry: { ...entry, outcome: failure(faultOf(error)) } };
  }
}

async function runTask(
  entry: PuzzleEntry,
  task: BatchTask,
  batch: Batch,
): Promise<Done<BatchTask>> {
  const { observers, progress } = batch;
  const isFirst = progress.started++ === 0;
  const onProgress = (latest: Progress | MethodProgress): void => {
    progress.latest = latest;
  };
  if (task.kind !== 'method') {
    const hooks = { onProgress, ...defined({ onItem: observers.onItem }) };
    return { entry, ...(await runByEngine(task, batch, isFirst, hooks)) };
  }
  const onStep = (step: StepEvent): void => observers.onStep?.(entry, step);
  const outcome = await batch.methods.run(task, { onProgress, onStep });
  return outcome.ok ? { entry, report: outcome.value } : { entry: { ...entry, outcome } };
}

async function runByEngine(
  task: EngineTask,
  batch: Batch,
  isFirst: boolean,
  hooks: RunnerHooks,
): Promise<Omit<Done<EngineTask>, 'entry'>> {
  if (!isFirst && batch.jobs > 1) {
    batch.pool ??= threadRunner(batch.jobs);
    return { report: await (await batch.pool).run(task, hooks) };
  }
  const start = process.cpuUsage();
  const report = await batch.inline.run(task, hooks);
  const { user, system } = process.cpuUsage(start);
  const cpuMs = batch.jobs === 1 ? Math.round((user + system) / 100) / 10 : undefined;
  return { report, ...defined({ cpuMs }) };
}

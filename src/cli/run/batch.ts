// Runs a task for each puzzle, and yields the results in the order of the input.
//
// The first puzzle starts on this thread at once. A single puzzle thus needs no pool, and a script
// that writes a line and waits gets its answer. When the batch has lasted some tenths of a second
// and much is left, puzzles go to a pool, unless tasks run one at a time. Methods run in processes
// of their own.

import { availableParallelism } from 'node:os';
import { pMapIterable } from 'p-map';
import type { Progress } from '../../engine/index.ts';
import type { MethodProgress, StepEvent } from '../../methods/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { isOutOfMemory, outOfMemory } from '../../puzzle/out-of-memory.ts';
import { failure, type Outcome } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import {
  type ArgsOf,
  type ItemOf,
  loadTask,
  type ProgressOf,
  type TaskId,
  type ValueOf,
} from '../../tasks/tasks.ts';
import {
  type MethodReport,
  type MethodRunner,
  type MethodSolveTask,
  makeFlag,
  makeSpareCores,
  methodRunner,
  partnerOpener,
  type SpareCores,
  type ThreadHooks,
  type ThreadPool,
  threadPool,
} from '../../workers/index.ts';
import type { PuzzleEntry } from '../input/file-entries.ts';
import { askTask } from './ask-task.ts';
import { type BatchProgress, showProgress } from './batch-progress.ts';
import { faultOf } from './fault.ts';
import { type MainThread, makeMainThread, runOnMainThread } from './main-thread.ts';
import { readAhead } from './read-ahead.ts';
import { type Stopping, startStopping } from './stop-on-signal.ts';

/** The tasks whose progress can be shown: they report the progress of the engine, or none. */
type BatchTaskId = { [T in TaskId]: ProgressOf<T> extends Progress ? T : never }[TaskId];

/** A task for one puzzle, on this thread or on another. */
export interface PuzzleTask<T extends BatchTaskId = BatchTaskId> {
  readonly kind: T;
  readonly args: ArgsOf<T>;
}

type BatchTask = PuzzleTask | MethodSolveTask;

type AnswerOf<T extends BatchTask> = T extends PuzzleTask<infer Id> ? ValueOf<Id> : MethodReport;

/**
 * The result of an entry. `answer` is missing if the entry is not a puzzle, if its task refused it
 * or failed, or if a signal came before the task began.
 */
export interface Done<T extends BatchTask> {
  readonly entry: PuzzleEntry;
  readonly answer?: AnswerOf<T>;
  /** CPU milliseconds of a task on this thread; present only if tasks run one at a time. */
  readonly cpuMs?: number;
}

/** Called with each step of a method. */
export type StepObserver = (entry: PuzzleEntry, step: StepEvent) => void;

interface Observers {
  readonly onStep?: StepObserver;
  /** Receives the items of the engine: solutions and lines of a certificate. */
  readonly onItem?: (item: ItemOf<'solve'>) => void;
}

/** Runs at most `jobs` tasks at a time. The default is the number of cores. */
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
    readAhead(entries, batch),
    (entry) => runEntry(entry, taskOf, batch),
    { concurrency: jobs, backpressure: jobs === 1 ? 1 : 8 * jobs },
  );
  try {
    for await (const result of results) {
      stopping.hide();
      if (result.answer !== undefined || !result.entry.outcome.ok) yield result;
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
  readonly methods: MethodRunner;
  readonly main: MainThread;
  pool: Promise<ThreadPool> | undefined;
  /** Stops the tasks on the threads of the pool when it is 1. */
  readonly flag: Int32Array;
  /** The cores of the jobs; one that has no puzzle can help with a hard one. */
  readonly cores: SpareCores;
  readonly progress: BatchProgress;
  readonly stopping: Stopping;
  /** Resolved at the first signal. */
  readonly stopped: Promise<void>;
}

/**
 * After the first signal, the tasks answer with what is known. A second signal ends the program.
 */
function startBatch(jobs: number, observers: Observers): Batch {
  const methods = methodRunner();
  const flag = makeFlag();
  let settle: () => void = () => {};
  const stopped = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const stopping = startStopping(() => {
    methods.stop();
    Atomics.store(flag, 0, 1);
    settle();
  });
  const progress: BatchProgress = { read: 0, total: undefined, started: 0, latest: undefined };
  const cores = makeSpareCores(Math.min(jobs, availableParallelism()));
  const main = makeMainThread(() => progress.total);
  const signals = { stopping, stopped, flag };
  return { jobs, observers, methods, main, pool: undefined, cores, progress, ...signals };
}

async function end({ stopping, methods, pool }: Batch): Promise<void> {
  stopping.end();
  methods.close();
  await (await pool)?.close();
}

/** A fault or a lack of memory on one puzzle becomes a problem of that puzzle. */
async function runEntry<T extends BatchTask>(
  entry: PuzzleEntry,
  taskOf: (puzzle: Puzzle) => T,
  batch: Batch,
): Promise<Done<T>> {
  if (!entry.outcome.ok || batch.stopping.isStopped()) return { entry };
  let core: ReturnType<SpareCores['begin']> | undefined;
  try {
    const task = taskOf(entry.outcome.value);
    core = batch.cores.begin({ wantsPartner: task.kind === 'solve' });
    return (await runTask(entry, task, batch, core.spare)) as Done<T>;
  } catch (error) {
    const problem = isOutOfMemory(error) ? outOfMemory(error.message) : faultOf(error);
    return { entry: { ...entry, outcome: failure(problem) } };
  } finally {
    core?.end();
  }
}

async function runTask(
  entry: PuzzleEntry,
  task: BatchTask,
  batch: Batch,
  spare: Int32Array,
): Promise<Done<BatchTask>> {
  const { observers, progress, methods } = batch;
  progress.started++;
  const onProgress = (latest: Progress | MethodProgress): void => {
    progress.latest = latest;
  };
  const onStep = (step: StepEvent): void => observers.onStep?.(entry, step);
  if (task.kind === 'method')
    return doneWith(entry, await methods.run(task, { onProgress, onStep }));
  const hooks = { spare, onProgress, ...defined({ onItem: observers.onItem }) };
  const here = (): Promise<Done<BatchTask>> => runHere(entry, task, batch, hooks);
  if (batch.jobs === 1) return here();
  return (
    (await runOnMainThread(batch.main, here)) ??
    doneWith(entry, await runOnThread(task, batch, hooks))
  );
}

type TaskHooks = Pick<ThreadHooks<BatchTaskId>, 'onProgress' | 'onItem'> & {
  readonly spare: Int32Array;
};

async function runHere(
  entry: PuzzleEntry,
  { kind, args }: PuzzleTask,
  { jobs, stopping }: Batch,
  { spare, ...hooks }: TaskHooks,
): Promise<Done<BatchTask>> {
  // The code of the task is loaded before the measurement, so that the CPU time does not include
  // loading.
  await loadTask(kind);
  const start = process.cpuUsage();
  const outcome = await askTask(kind, args, {
    ...{ isStopped: stopping.isStopped, openPartner: partnerOpener(spare) },
    ...hooks,
  });
  const { user, system } = process.cpuUsage(start);
  const cpuMs = jobs === 1 ? Math.round((user + system) / 100) / 10 : undefined;
  return { ...doneWith(entry, outcome), ...defined({ cpuMs }) };
}

/**
 * Does not listen to progress: nobody could follow the progress of many tasks, and a thread is
 * faster without a listener.
 */
async function runOnThread(
  { kind, args }: PuzzleTask,
  batch: Batch,
  { onItem, spare }: TaskHooks,
): Promise<Outcome<ValueOf<BatchTaskId>>> {
  // Threads start as puzzles come, so that a few puzzles never wait for many threads.
  batch.pool ??= threadPool({ threads: batch.jobs, kept: 1 });
  const pool = await batch.pool;
  const answer = await pool.run(kind, args, { flag: batch.flag, spare, ...defined({ onItem }) });
  batch.main.isRetired = true;
  return answer;
}

function doneWith(entry: PuzzleEntry, outcome: Outcome<AnswerOf<BatchTask>>): Done<BatchTask> {
  return outcome.ok ? { entry, answer: outcome.value } : { entry: { ...entry, outcome } };
}

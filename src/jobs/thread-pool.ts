// A pool of worker threads for tasks. Each task has a flag in shared memory and polls it between
// slices, so that a stopped task still answers with what it knows. With `patience`, a thread that
// heeds neither flag nor limit is ended.

import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { failure, type Outcome } from '../puzzle/problem.ts';
import { entryUrl } from './entry.ts';
import type { SaidStepJson } from './explain-task.ts';
import type {
  Task,
  TaskEnd,
  TaskMessage,
  TaskProgress,
  TaskReportOf,
  ThreadRequest,
} from './task.ts';

export interface ThreadPool {
  run<T extends Task>(task: T, hooks?: ThreadHooks): Promise<Outcome<TaskReportOf<T>>>;
  /** The same for at most `quantum` seconds of work: a task that needs longer is given up. */
  runFor<T extends Task>(
    quantum: number,
    task: T,
    hooks?: ThreadHooks,
  ): Promise<Outcome<TaskReportOf<T>> | 'unfinished'>;
  /** What is at work ends with what it knows; what does not is ended after a second. */
  close(): Promise<void>;
}

export interface ThreadHooks {
  readonly onProgress?: (progress: TaskProgress) => void;
  readonly onStep?: (step: SaidStepJson) => void;
  /** A flag that stops many tasks at once, instead of one for each. */
  readonly flag?: Int32Array;
  /** Aborted: the task ends with what it knows. */
  readonly signal?: AbortSignal;
}

export interface PoolOptions {
  readonly threads: number;
  /** Threads that are kept while there is nothing to do; all of them unless told. */
  readonly kept?: number;
  /**
   * Seconds that a task may go on after its limit, or after it was stopped; for ever unless told.
   */
  readonly patience?: number;
  /** Of one thread's heap. */
  readonly megabytes?: number;
  /** How much the system prefers other threads, 0 to 19, where it knows such a thing. */
  readonly nice?: number;
}

/** Milliseconds that a thread beyond those that are kept waits for work. */
const IDLE = 30_000;
/** Milliseconds that tasks get to end when the pool is closed. */
const LAST_WORDS = 1000;

export async function threadPool({
  threads,
  kept = threads,
  patience,
  megabytes,
  nice = 0,
}: PoolOptions): Promise<ThreadPool> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina({
    filename: entryUrl('worker.js').href,
    minThreads: kept,
    maxThreads: threads,
    idleTimeout: IDLE,
    niceIncrement: nice,
    ...(megabytes !== undefined && { resourceLimits: { maxOldGenerationSizeMb: megabytes } }),
  });
  const hand = (assignment: ThreadRequest, killed: AbortSignal | undefined): Promise<TaskEnd> =>
    pool.run(assignment, {
      ...(killed && { signal: killed }),
      ...(assignment.port && { transferList: [assignment.port] }),
    });
  const working = new Map<Promise<TaskEnd>, Int32Array>();
  let isClosed = false;
  const run = async (task: Task, hooks: ThreadHooks, quantum?: number): Promise<TaskEnd> => {
    const flag = hooks.flag ?? makeFlag();
    const isWatched = hooks.signal !== undefined || patience !== undefined;
    const watch = isWatched ? watchTask(task, flag, hooks.signal, patience) : undefined;
    const ear = hooks.onProgress || hooks.onStep ? listen(hooks) : undefined;
    try {
      if (isClosed) return failure(CLOSED);
      const assignment = { task, flag, ...(quantum !== undefined && { quantum }) };
      const work = hand({ ...assignment, ...(ear && { port: ear.port }) }, watch?.killed);
      working.set(work, flag);
      const end = await work.finally(() => working.delete(work));
      await ear?.ended;
      return end;
    } catch (error) {
      return failure(isClosed ? CLOSED : problemOf(error, watch?.killed));
    } finally {
      watch?.end();
      ear?.close();
    }
  };
  return {
    run: (task, hooks = {}) => run(task, hooks) as Promise<Outcome<TaskReportOf<typeof task>>>,
    runFor: (quantum, task, hooks = {}) =>
      run(task, hooks, quantum) as Promise<Outcome<TaskReportOf<typeof task>> | 'unfinished'>,
    async close() {
      isClosed = true;
      for (const flag of working.values()) Atomics.store(flag, 0, 1);
      await within(LAST_WORDS, Promise.allSettled(working.keys()));
      await pool.destroy();
    },
  };
}

const CLOSED = { code: 'closed', message: 'the program ends, and its work with it' };

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<void>((end) => {
    timer = setTimeout(end, milliseconds);
  });
  await Promise.race([work, timeUp]);
  clearTimeout(timer);
}

/** In shared memory. */
export function makeFlag(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4));
}

interface Watch {
  /** Aborted when the thread is to be ended. */
  readonly killed: AbortSignal;
  end(): void;
}

function watchTask(
  { limits: { seconds } }: Task,
  flag: Int32Array,
  stopped: AbortSignal | undefined,
  patience: number | undefined,
): Watch {
  const killing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const killIn = (time: number | undefined): void => {
    if (time === undefined || patience === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(() => killing.abort(), (time + patience) * 1000);
  };
  const stop = (): void => {
    Atomics.store(flag, 0, 1);
    killIn(0);
  };
  killIn(seconds);
  if (stopped?.aborted) stop();
  stopped?.addEventListener('abort', stop, { once: true });
  const end = (): void => {
    clearTimeout(timer);
    stopped?.removeEventListener('abort', stop);
  };
  return { killed: killing.signal, end };
}

interface ThreadListener {
  readonly port: MessagePort;
  readonly ended: Promise<void>;
  close(): void;
}

function listen({ onProgress, onStep }: ThreadHooks): ThreadListener {
  const { port1, port2 } = new MessageChannel();
  const ended = new Promise<void>((end) => {
    port1.on('message', (message: TaskMessage) => {
      if (message.kind === 'progress') onProgress?.(message.progress);
      else if (message.kind === 'step') onStep?.(message.step);
      else end();
    });
  });
  return { port: port2, ended, close: () => port1.close() };
}

/** What ended a thread before its task was done; a bug goes on as one. */
function problemOf(error: unknown, killed: AbortSignal | undefined) {
  if (killed?.aborted) {
    const message =
      'it did not come to an end within its limit and was ended: try a smaller puzzle';
    return { code: 'out-of-time', message };
  }
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return { code: 'out-of-memory', message: 'it ran out of memory: try a smaller puzzle' };
  }
  throw error;
}

// A pool of worker threads for tasks. Piscina has the queue, ends idle threads, and hands small
// tasks over faster than messages would; what it carries are the messages of all tasks. Each task
// has a flag in shared memory and polls it between slices, so that a stopped task still answers
// with what it knows. With `patience`, a thread that heeds neither flag nor limit is ended.

import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { failure, type Outcome, type Problem } from '../puzzle/problem.ts';
import { hearWorker, type TaskListener } from '../tasks/hear-worker.ts';
import type { FromWorker, TaskReply, TaskRequest, ToWorker } from '../tasks/protocol.ts';
import type { ArgsOf, ItemOf, ProgressOf, TaskId, ValueOf } from '../tasks/tasks.ts';
import { entryUrl } from './entry.ts';
import type { ThreadEnd, ThreadRequest } from './thread-messages.ts';

export interface ThreadPool {
  run<T extends TaskId>(
    task: T,
    args: ArgsOf<T>,
    hooks?: ThreadHooks<T>,
  ): Promise<Outcome<ValueOf<T>>>;
  /** Runs a task for at most `quantum` seconds of work: a task that needs longer is given up. */
  runFor<T extends TaskId>(
    quantum: number,
    task: T,
    args: ArgsOf<T>,
    hooks?: ThreadHooks<T>,
  ): Promise<Outcome<ValueOf<T>> | 'unfinished'>;
  /** Ends running tasks with what they know, and after a second those that do not end. */
  close(): Promise<void>;
}

export interface ThreadHooks<T extends TaskId> {
  readonly onProgress?: (progress: ProgressOf<T>) => void;
  readonly onItem?: (item: ItemOf<T>) => void | Promise<void>;
  /** A flag that stops many tasks at once, instead of one for each. */
  readonly flag?: Int32Array;
  /** When it is aborted, the task ends with what it knows. */
  readonly signal?: AbortSignal;
}

export interface PoolOptions {
  readonly threads: number;
  /** Threads that are kept while there is nothing to do; by default all of them. */
  readonly kept?: number;
  /**
   * Seconds that a task may go on after its limit, or after it was stopped; unlimited by default.
   */
  readonly patience?: number;
  /** Bounds the heap of one thread. */
  readonly megabytes?: number;
  /** How much the system prefers other threads, 0 to 19, if it has such priorities. */
  readonly nice?: number;
}

/** Milliseconds that a surplus thread waits for work until it ends. */
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
  const hand = (handed: ThreadRequest, killed: AbortSignal | undefined): Promise<ThreadEnd> =>
    pool.run(handed, {
      ...(killed && { signal: killed }),
      ...(handed.port && { transferList: [handed.port] }),
    });
  const working = new Map<Promise<ThreadEnd>, Int32Array>();
  let isClosed = false;
  let lastId = 0;
  const run = async (
    task: TaskId,
    args: unknown,
    hooks: PlainHooks,
    quantum?: number,
  ): Promise<Outcome<unknown> | 'unfinished'> => {
    const flag = hooks.flag ?? makeFlag();
    const request: TaskRequest = { kind: 'ask', id: ++lastId, task, args };
    const isWatched = hooks.signal !== undefined || patience !== undefined;
    const watch = isWatched ? watchTask(args, flag, hooks.signal, patience) : undefined;
    const ear = hooks.onProgress || hooks.onItem ? listen(hooks) : undefined;
    try {
      if (isClosed) return failure(CLOSED);
      const handed = { request, flag, ...(quantum !== undefined && { quantum }) };
      const work = hand({ ...handed, ...(ear && { port: ear.port }) }, watch?.killed);
      working.set(work, flag);
      const end = await work.finally(() => working.delete(work));
      if (end === 'unfinished') return end;
      return outcomeOf(end === 'told' && ear ? await ear.reply : (end as TaskReply));
    } catch (error) {
      return failure(isClosed ? CLOSED : problemOf(error, watch?.killed));
    } finally {
      watch?.end();
      ear?.close();
    }
  };
  return {
    run: (task, args, hooks = {}) => run(task, args, hooks) as Promise<never>,
    runFor: (quantum, task, args, hooks = {}) => run(task, args, hooks, quantum) as Promise<never>,
    async close() {
      isClosed = true;
      for (const flag of working.values()) Atomics.store(flag, 0, 1);
      await within(LAST_WORDS, Promise.allSettled(working.keys()));
      await pool.destroy();
    },
  };
}

/** The hooks of any task. */
type PlainHooks = TaskListener & Pick<ThreadHooks<TaskId>, 'flag' | 'signal'>;

const CLOSED = { code: 'closed', message: 'the program ends, and its work with it' };

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<void>((end) => {
    timer = setTimeout(end, milliseconds);
  });
  await Promise.race([work, timeUp]);
  clearTimeout(timer);
}

/** Makes a flag in shared memory, not raised. */
export function makeFlag(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4));
}

interface Watch {
  /** Aborted when the thread is to be ended. */
  readonly killed: AbortSignal;
  end(): void;
}

function watchTask(
  args: unknown,
  flag: Int32Array,
  stopped: AbortSignal | undefined,
  patience: number | undefined,
): Watch {
  const { seconds } = (args as { readonly limits?: { readonly seconds?: number } }).limits ?? {};
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

interface ThreadEar {
  readonly port: MessagePort;
  readonly reply: Promise<TaskReply>;
  close(): void;
}

function listen(hooks: TaskListener): ThreadEar {
  const { port1, port2 } = new MessageChannel();
  const reply = new Promise<TaskReply>((resolve, reject) => {
    port1.on('message', (message: FromWorker) => {
      const more: ToWorker = { kind: 'more', id: message.id };
      const end = hearWorker(hooks, message, () => port1.postMessage(more), reject);
      if (end !== undefined) resolve(end);
    });
  });
  // When an item could not be dealt with, the reply is rejected, perhaps before anybody waits for
  // it.
  reply.catch(() => {});
  return { port: port2, reply, close: () => port1.close() };
}

/** A fault is thrown as the error that it was. */
function outcomeOf(reply: TaskReply): Outcome<unknown> {
  if (reply.kind === 'value') return reply.outcome;
  const { message, stack, isOutOfMemory } = reply;
  if (isOutOfMemory) {
    const reason = `it ran out of memory (${message}): try a smaller puzzle`;
    return failure({ code: 'out-of-memory', message: reason });
  }
  throw Object.assign(new Error(message), stack !== undefined && { stack });
}

/** The problem that ended a thread before its task was done; a bug is thrown again. */
function problemOf(error: unknown, killed: AbortSignal | undefined): Problem {
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

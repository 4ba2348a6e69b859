// A pool of worker threads for tasks. Piscina has the queue, ends idle threads, and hands small
// tasks over faster than messages would. The messages have the same form for every task. Each task
// polls a flag in shared memory between slices, so that a stopped task still answers with what it
// knows. With `patience`, a thread is ended when its task goes on too long after its limit or after
// its signal was aborted.

import type { Piscina } from 'piscina';
import { timerMilliseconds } from '../pacing/timer-milliseconds.ts';
import { within } from '../pacing/within.ts';
import { defined } from '../puzzle/defined.ts';
import { outOfMemory } from '../puzzle/out-of-memory.ts';
import { failure, type Outcome, type Problem } from '../puzzle/problem.ts';
import type { TaskListener } from '../tasks/deliver-message.ts';
import type { TaskReply } from '../tasks/protocol.ts';
import type { ArgsOf, ItemOf, ProgressOf, TaskId, ValueOf } from '../tasks/tasks.ts';
import { CLOSED } from './closed.ts';
import { entryUrl } from './entry-url.ts';
import { limitOfTask } from './limit-of-task.ts';
import { openReplyChannel } from './reply-channel.ts';
import type { ThreadEnd, ThreadRequest } from './thread-messages.ts';
import { watchTask } from './watch-task.ts';

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
  /** Ends all running tasks and all later tasks with what they know. */
  stop(): void;
  /**
   * Ends running tasks with what they know. Tasks that have not ended after `patience` seconds, or
   * after one second if `patience` is unlimited, are ended by force.
   */
  close(): Promise<void>;
}

export interface ThreadHooks<T extends TaskId> {
  readonly onProgress?: (progress: ProgressOf<T>) => void;
  readonly onItem?: (item: ItemOf<T>) => void | Promise<void>;
  /** A flag that stops all tasks that share it. Without it, each task has a flag of its own. */
  readonly flag?: Int32Array;
  /** The flag of `SpareCores`. Without it, the task uses no other core. */
  readonly spare?: Int32Array;
  /** Aborting the signal stops the task, which then answers with what it knows. */
  readonly signal?: AbortSignal;
}

export interface PoolOptions {
  readonly threads: number;
  /** Threads that are kept while there is nothing to do; by default all of them. */
  readonly kept?: number;
  /**
   * Seconds that a task may go on after its limit, or after its signal was aborted; unlimited by
   * default.
   */
  readonly patience?: number;
  /** Bounds the heap of each thread. */
  readonly megabytes?: number;
  /** How much the system prefers other threads, 0 to 19, if it has such priorities. */
  readonly nice?: number;
}

/** Milliseconds that a surplus thread waits for work until it ends. */
const IDLE = 30_000;
/** Seconds that tasks get to end when a pool without `patience` is closed. */
const CLOSING_TIME = 1;

export async function threadPool(options: PoolOptions): Promise<ThreadPool> {
  const piscina = await openPiscina(options);
  const running = new Set<RunningTask>();
  let isStopped = false;
  let isClosed = false;
  let lastId = 0;
  const run = async (asked: AskedTask): Promise<Outcome<unknown> | 'unfinished'> => {
    if (isClosed) return failure(CLOSED);
    const task = startTask(piscina, ++lastId, asked, options.patience);
    running.add(task);
    if (isStopped) task.stop();
    try {
      const end = await task.end;
      return end === 'unfinished' ? end : outcomeOf(end);
    } catch (error) {
      return failure(isClosed ? CLOSED : problemOf(error, task.killed.aborted));
    } finally {
      running.delete(task);
    }
  };
  const stop = (): void => {
    isStopped = true;
    for (const task of running) task.stop();
  };
  return {
    run: (task, args, hooks = {}) => run({ task, args, hooks }) as Promise<never>,
    runFor: (quantum, task, args, hooks = {}) =>
      run({ task, args, hooks, quantum }) as Promise<never>,
    stop,
    async close() {
      isClosed = true;
      const ends = Array.from(running, ({ end }) => end);
      stop();
      await within(Promise.allSettled(ends), timerMilliseconds(options.patience ?? CLOSING_TIME));
      await piscina.destroy();
    },
  };
}

async function openPiscina({ threads, kept = threads, megabytes, nice = 0 }: PoolOptions) {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: entryUrl('thread.cjs').href,
    minThreads: kept,
    maxThreads: threads,
    idleTimeout: IDLE,
    niceIncrement: nice,
    ...defined({
      resourceLimits: megabytes === undefined ? undefined : { maxOldGenerationSizeMb: megabytes },
    }),
  });
}

interface AskedTask {
  readonly task: TaskId;
  readonly args: unknown;
  readonly hooks: TaskListener & Pick<ThreadHooks<TaskId>, 'flag' | 'spare' | 'signal'>;
  readonly quantum?: number;
}

interface RunningTask {
  readonly end: Promise<TaskReply | 'unfinished'>;
  /** Aborted when the task has outlasted `patience`. The thread of the task is then ended. */
  readonly killed: AbortSignal;
  stop(): void;
}

function startTask(
  piscina: Piscina,
  id: number,
  { task, args, hooks, quantum }: AskedTask,
  patience: number | undefined,
): RunningTask {
  const flag = hooks.flag ?? makeFlag();
  const hasListener = hooks.onProgress !== undefined || hooks.onItem !== undefined;
  const channel = hasListener ? openReplyChannel(id, hooks) : undefined;
  const stop = (): void => {
    Atomics.store(flag, 0, 1);
    // A task that waits for its items to be dealt with does not look at its flag.
    channel?.cancel();
  };
  const seconds = limitOfTask(args);
  const watch = watchTask(stop, { seconds, patience, signal: hooks.signal });
  const handed: ThreadRequest = {
    request: { kind: 'ask', id, task, args, wantsItems: hooks.onItem !== undefined },
    flag,
    ...defined({ quantum, spare: hooks.spare, port: channel?.port }),
  };
  const transferList = channel ? [channel.port] : [];
  const signal = patience === undefined ? undefined : watch.killed;
  const end = piscina
    .run(handed, { transferList, ...defined({ signal }) })
    .then((ended: ThreadEnd) => (ended === 'sent' && channel ? channel.reply : ended))
    .finally(() => {
      watch.end();
      channel?.close();
    });
  return { end: end as Promise<TaskReply | 'unfinished'>, killed: watch.killed, stop };
}

/** Makes a lowered flag in shared memory. */
export function makeFlag(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4));
}

/**
 * Returns the outcome in a reply. A lack of memory is a failure, and any other fault is thrown as
 * the error that it was.
 */
function outcomeOf(reply: TaskReply): Outcome<unknown> {
  if (reply.kind === 'value') return reply.outcome;
  const { message, stack, isOutOfMemory } = reply;
  if (isOutOfMemory) return failure(outOfMemory(message));
  throw Object.assign(new Error(message), defined({ stack }));
}

/**
 * Returns the problem that ended a thread before its task was done. Any other error is thrown
 * again.
 */
function problemOf(error: unknown, isKilled: boolean): Problem {
  if (isKilled) {
    const message =
      'it did not come to an end within its limit and was ended: try a smaller puzzle';
    return { code: 'out-of-time', message };
  }
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return { code: 'out-of-memory', message: 'it ran out of memory: try a smaller puzzle' };
  }
  throw error;
}

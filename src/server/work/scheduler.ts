// Decides where the work of requests is done, and in which order. Nobody can tell how long it takes
// before it is done, so all of it begins with short turns: some milliseconds on this thread, then a
// little longer on others. What is not done by then begins anew with a longer turn, and at last in
// the long queue, as soon as there is a place (multilevel feedback, after Corbató, 1962). An easy
// puzzle never waits behind hard ones; a hard one loses its short turns, a tenth of its time, and
// on a server with nothing else to do only the first. Methods of the field work in processes, in
// the long queue alone.

import { setTimeout } from 'node:timers/promises';
import { defined } from '../../puzzle/defined.ts';
import { elementAt } from '../../puzzle/element-at.ts';
import type { Outcome } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { AnswerTextArgs, SaidStepJson } from '../../tasks/texts/answer-text.ts';
import type { ReadPuzzleArgs } from '../../tasks/texts/read-puzzle.ts';
import {
  type MethodHooks,
  type MethodReport,
  type MethodSolveTask,
  methodRunner,
  type PoolOptions,
  type ThreadHooks,
  type ThreadPool,
  threadPool,
} from '../../workers/index.ts';
import type { ServerLimits } from '../limits.ts';
import { type FairQueue, inTurn, makeFairQueue } from './fair-queue.ts';

export interface Scheduler {
  /**
   * Runs the short turns; the steps are collected if they are wanted. Returns `unfinished` if the
   * task needs the long queue.
   */
  runShort(
    task: AnswerTextArgs,
    caller: Caller,
    hasSteps: boolean,
  ): Promise<ShortAnswer | 'unfinished'>;
  /** Reads the puzzle for a method. */
  read(task: ReadPuzzleArgs, caller: Caller): Promise<Outcome<Puzzle>>;
  /** Long work may run only while it has a place in this queue. */
  readonly long: FairQueue;
  runLong(task: AnswerTextArgs, hooks: TextHooks): Promise<Outcome<string>>;
  runMethod(task: MethodSolveTask, hooks: MethodHooks): Promise<Outcome<MethodReport>>;
  running(): number;
  waiting(): number;
  /** Starts a thread before it is needed, so that nobody waits for it. */
  warm(): Promise<void>;
  /**
   * Lets nothing new begin. Work at hand may go on for `grace` seconds, and then ends with what it
   * knows.
   */
  close(grace: number): Promise<void>;
}

type TextHooks = ThreadHooks<'answer-text'>;

export interface ShortAnswer {
  readonly outcome: Outcome<string>;
  readonly steps: readonly SaidStepJson[];
}

export interface Caller {
  readonly client: string;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
}

/**
 * Seconds after its limit until a thread is ended, and megabytes to which the heap of a thread or a
 * process may grow before it is ended.
 */
const PATIENCE = 10;
const MEGABYTES = 1024;
/**
 * Seconds in which work can still answer with what it knows, once all of it has been told to stop.
 */
const CLOSING_TIME = 2;

/**
 * The short turns: their seconds, how far the system puts their threads behind the one that answers
 * (`nice`, up to 19), and how many threads stay when there is nothing to do.
 */
const SHORT_TURNS = [
  { quantum: 0.03, nice: 3, kept: 1 },
  { quantum: 0.3, nice: 6, kept: 1 },
  { quantum: 3, nice: 9, kept: 0 },
];
const LONG_NICE = 15;
/** A text with more characters than this cannot be read within the first turn. */
const LONG_TEXT = 64 * 1024;

/** Threads and processes are started only when they are needed. */
export function makeScheduler({ running: places, waiting }: ServerLimits): Scheduler {
  const turns = SHORT_TURNS.map(({ quantum, nice, kept }) => ({
    quantum,
    kept,
    queue: makeFairQueue({ places }),
    threads: lazyThreads({ threads: places, nice, kept }),
  }));
  const long = makeFairQueue({ places, reserved: places, waiting });
  const longThreads = lazyThreads({ threads: 2 * places, nice: LONG_NICE, kept: 0 });
  const queues = [...turns.map(({ queue }) => queue), long];
  const methods = methodRunner({ megabytes: MEGABYTES });
  const work = tracked();
  const reading = elementAt(turns, 1);
  const isIdle = ({ queue }: (typeof turns)[number]): boolean =>
    queue.running() + queue.waiting() === 0;
  const run = async (threads: LazyThreads, task: AnswerTextArgs, hooks: TextHooks) =>
    work.add((await threads.get()).run('answer-text', task, hooks));
  let isClosing = false;
  return {
    async runShort(task, { client, signal }, hasSteps) {
      for (const { quantum, queue, threads } of task.text.length > LONG_TEXT
        ? turns.slice(1)
        : turns) {
        const steps: SaidStepJson[] = [];
        const hooks = {
          signal,
          ...defined({
            onItem: hasSteps ? (step: SaidStepJson) => void steps.push(step) : undefined,
          }),
        };
        const end = await inTurn(queue.enter(client, signal), async () => {
          const first = await work.add(
            (await threads.get()).runFor(quantum, 'answer-text', task, hooks),
          );
          if (first !== 'unfinished' || !isClosing) return first;
          // This task was running when the end began, so it may go on until the grace is over.
          steps.length = 0;
          return run(longThreads, task, hooks);
        });
        if (end !== 'unfinished') return { outcome: end, steps };
        // If the task can run to its end at once and delays nobody, more short turns would only be
        // lost time.
        if (long.isFree(client) && turns.every(isIdle)) break;
      }
      return 'unfinished';
    },
    read: (task, { client, signal }) =>
      inTurn(reading.queue.enter(client, signal), async () =>
        work.add((await reading.threads.get()).run('read-puzzle', task, { signal })),
      ),
    long,
    runLong: (task, hooks) => run(longThreads, task, hooks),
    runMethod: (task, hooks) => work.add(methods.run(task, hooks)),
    running: () => queues.reduce((sum, queue) => sum + queue.running(), 0),
    waiting: () => queues.reduce((sum, queue) => sum + queue.waiting(), 0),
    async warm() {
      await Promise.all(turns.filter(({ kept }) => kept > 0).map(({ threads }) => threads.get()));
    },
    async close(grace) {
      isClosing = true;
      for (const queue of queues) queue.close();
      await work.ended(grace);
      methods.stop();
      const pools = [...turns.map(({ threads }) => threads), longThreads];
      await Promise.all(pools.map(async ({ made }) => (await made())?.close()));
      await work.ended(CLOSING_TIME);
      methods.close();
    },
  };
}

/** Makes the pool when it is first needed. */
function lazyThreads(size: Pick<PoolOptions, 'threads' | 'nice' | 'kept'>): LazyThreads {
  let pool: Promise<ThreadPool> | undefined;
  return {
    get() {
      pool ??= threadPool({ ...size, patience: PATIENCE, megabytes: MEGABYTES });
      return pool;
    },
    made: () => pool,
  };
}

interface LazyThreads {
  get(): Promise<ThreadPool>;
  made(): Promise<ThreadPool> | undefined;
}

/** Keeps track of running work, and of when all of it has ended. */
function tracked() {
  const all = new Set<Promise<unknown>>();
  return {
    add<T>(work: Promise<T>): Promise<T> {
      all.add(work);
      return work.finally(() => all.delete(work));
    },
    /** Resolves after this many seconds even if some work has not ended. */
    async ended(seconds: number): Promise<void> {
      const timer = new AbortController();
      const late = setTimeout(seconds * 1000, 'late', { signal: timer.signal }).catch(() => 'late');
      while (all.size > 0) {
        if ((await Promise.race([late, Promise.allSettled(all)])) === 'late') break;
      }
      timer.abort();
    },
  };
}

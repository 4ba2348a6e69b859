// Says which tasks of a batch run on the main thread: the first ones, one after another. A thread
// of a pool takes two tenths of a second to load the program, and it compiles the engine anew, so a
// batch that ends soon is faster without threads.
//
// Once a thread has answered, the main thread takes no further task, because a busy thread is slow
// to hand out work and to take in answers.

import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds for which all tasks wait for the main thread. */
const HEAD_START = 400;

/**
 * Milliseconds of work, by the pace so far, from which on threads are worth their start. The first
 * tasks are up to three times as slow as those after them, because little is compiled yet.
 */
const LEAST_WORK = 2000;

/** Milliseconds after which a task that waits looks again at how much work there is. */
const LOOK_EVERY = 50;

export interface MainThread {
  isFree: boolean;
  /** Resolved when the latest task on this thread has ended. */
  freed: Promise<void>;
  /** Whether tasks need not wait for this thread any more. */
  isHeadStartOver: boolean;
  isRetired: boolean;
  /** The number of tasks that ended on this thread. */
  ended: number;
  /** The time of `performance.now()` at which the batch began. */
  readonly begun: number;
  /** Returns the number of tasks in the batch; undefined until the input has ended. */
  readonly total: () => number | undefined;
}

export function makeMainThread(total: () => number | undefined): MainThread {
  return {
    isFree: true,
    freed: Promise.resolve(),
    isHeadStartOver: false,
    isRetired: false,
    ended: 0,
    begun: performance.now(),
    total,
  };
}

/** Runs `task` on the main thread; undefined if another thread should run it. */
export async function runOnMainThread<T>(
  main: MainThread,
  task: () => Promise<T>,
): Promise<T | undefined> {
  while (!main.isFree && !main.isHeadStartOver) {
    await Promise.race([main.freed, delay(LOOK_EVERY, undefined, { ref: false })]);
    main.isHeadStartOver ||= isWorthThreads(main, performance.now() - main.begun);
  }
  if (!main.isFree || main.isRetired) return undefined;
  main.isFree = false;
  const running = task();
  const free = (): void => {
    main.isFree = true;
    main.ended++;
  };
  main.freed = running.then(free, free);
  return running;
}

/**
 * Says whether threads are worth their start when a batch has lasted for `soFar` milliseconds. A
 * batch that has taken so long already may have its hardest tasks at its end.
 */
export function isWorthThreads(
  { ended, total }: Pick<MainThread, 'ended' | 'total'>,
  soFar: number,
): boolean {
  if (soFar < HEAD_START) return false;
  const left = (total() ?? Number.POSITIVE_INFINITY) - ended;
  return soFar > LEAST_WORK || (left * soFar) / ended > LEAST_WORK;
}

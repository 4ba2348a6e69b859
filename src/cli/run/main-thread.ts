// Says which tasks of a batch run on the main thread: the first ones, one after another. A thread
// of a pool takes two tenths of a second to load the program, and it compiles the engine anew, so a
// batch that ends sooner is faster without threads.
//
// Once a thread has answered, the main thread takes no further task, because a busy thread is slow
// to hand out work and to take in answers.

import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds for which tasks wait for the main thread to be free. */
const HEAD_START = 200;

export interface MainThread {
  isFree: boolean;
  /** Resolved when the latest task on this thread has ended. */
  freed: Promise<void>;
  readonly headStart: Promise<void>;
  isHeadStartOver: boolean;
  isRetired: boolean;
}

export function makeMainThread(): MainThread {
  const headStart = delay(HEAD_START, undefined, { ref: false }).then(() => {
    main.isHeadStartOver = true;
  });
  const main: MainThread = {
    isFree: true,
    freed: Promise.resolve(),
    headStart,
    isHeadStartOver: false,
    isRetired: false,
  };
  return main;
}

/** Runs `task` on the main thread; undefined if another thread should run it. */
export async function runOnMainThread<T>(
  main: MainThread,
  task: () => Promise<T>,
): Promise<T | undefined> {
  while (!main.isFree && !main.isHeadStartOver) await Promise.race([main.freed, main.headStart]);
  if (!main.isFree || main.isRetired) return undefined;
  main.isFree = false;
  const running = task();
  const free = (): void => {
    main.isFree = true;
  };
  main.freed = running.then(free, free);
  return running;
}

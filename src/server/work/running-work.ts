// Keeps track of running work, and of when all of it has ended.

import { setTimeout } from 'node:timers/promises';
import { timerMilliseconds } from '../../pacing/timer-milliseconds.ts';

export interface RunningWork {
  add<T>(work: Promise<T>): Promise<T>;
  /** Resolves when all work has ended, or after this many seconds. */
  ended(seconds: number): Promise<void>;
}

export function watchWork(): RunningWork {
  const all = new Set<Promise<unknown>>();
  return {
    add(work) {
      all.add(work);
      return work.finally(() => all.delete(work));
    },
    async ended(seconds) {
      const timer = new AbortController();
      const time = timerMilliseconds(seconds);
      const late = setTimeout(time, 'late', { signal: timer.signal }).catch(() => 'late');
      while (all.size > 0) {
        if ((await Promise.race([late, Promise.allSettled(all)])) === 'late') break;
      }
      timer.abort();
    },
  };
}

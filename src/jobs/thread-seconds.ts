// How long this thread has had the processor. Linux tells it for each thread; Node 20 itself for
// the whole process only.

import { readFileSync } from 'node:fs';

/** Undefined where the system does not tell. Costs some 20 us. */
export function threadSeconds(): number | undefined {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ', 1)[0]) / 1e9;
  } catch {
    return undefined;
  }
}

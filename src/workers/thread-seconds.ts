// Measures how long this thread has had the processor. Linux reports this time for each thread;
// Node 20 reports it only for the whole process.

import { readFileSync } from 'node:fs';

/**
 * Returns the seconds that this thread has had the processor; undefined if the system does not
 * report them. A call takes some 20 us.
 */
export function threadSeconds(): number | undefined {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ', 1)[0]) / 1e9;
  } catch {
    return undefined;
  }
}

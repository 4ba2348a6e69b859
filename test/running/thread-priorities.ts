import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the niceness of each thread of this process; only on Linux. */
export function threadPriorities(): number[] {
  const folder = '/proc/self/task';
  return readdirSync(folder).flatMap((thread) => {
    try {
      const status = readFileSync(join(folder, thread, 'stat'), 'utf8');
      return [Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[16])];
    } catch {
      // A thread may end after it was listed.
      return [];
    }
  });
}

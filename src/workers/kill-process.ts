// Ends a process that leads a group. Except on Windows, the programs that the process started end,
// too.

import type { ChildProcess } from 'node:child_process';

export function killProcess({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch (error) {
    // ESRCH means that the process had already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

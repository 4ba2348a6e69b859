// Starts processes of sleeping workers.

import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { endChild } from './end-child.ts';
import type { SleepingWorkerWish } from './sleeping-worker.ts';

/** Programs are run from the folder of the clone. */
const PROGRAM = resolve('dist-dev/sleeping-worker.js');

interface WorkerProcess {
  /** Resolves when it has given back what it did not do, and ended. */
  end(): Promise<void>;
}

export function startProcess(wish: SleepingWorkerWish): WorkerProcess {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(wish)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { end: () => endChild(child, 'SIGTERM') };
}

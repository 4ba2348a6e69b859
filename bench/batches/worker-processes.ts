// Starts processes of sleeping workers, kills them, and starts others in their place.

import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { type EndSignal, endChild } from './end-child.ts';
import type { SleepingWorkerWish } from './sleeping-worker.ts';

/** Programs are run from the folder of the clone. */
const PROGRAM = resolve('dist-dev/sleeping-worker.js');

export interface WorkerProcess {
  readonly name: string;
  /** The last number that it printed. */
  readonly printed: () => number;
  /** Ends it by a signal, and resolves when it has ended. */
  end(signal: EndSignal): Promise<void>;
}

export function startProcess(wish: SleepingWorkerWish): WorkerProcess {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(wish)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed = Number(text.trim().split('\n').at(-1));
  });
  return { name: wish.name, printed: () => printed, end: (signal) => endChild(child, signal) };
}

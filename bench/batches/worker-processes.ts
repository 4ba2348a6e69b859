// Starts processes of sleeping workers, kills them, and starts others in their place.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { SleepingWorkerWish } from './sleeping-worker.ts';

/** Programs are run from the folder of the clone. */
const PROGRAM = resolve('dist-dev/sleeping-worker.js');

export interface WorkerProcess {
  readonly name: string;
  /** The last number that it printed. */
  readonly printed: () => number;
  /** Ends it by a signal, and resolves when it has ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
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

async function endChild(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

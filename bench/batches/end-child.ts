// Ends a process by a signal.

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Resolves when it has ended. */
export async function endChild(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

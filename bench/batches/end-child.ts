// Ends a process by a signal.

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export type EndSignal = 'SIGKILL' | 'SIGTERM';

/** Resolves when it has ended. */
export async function endChild(child: ChildProcess, signal: EndSignal): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

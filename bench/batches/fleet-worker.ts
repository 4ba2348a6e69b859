// Starts `crosshatch work`, so that it can be killed, and another started in its place.

import { type ChildProcess, spawn } from 'node:child_process';
import { hostname } from 'node:os';
import { type BatchServer, CROSSHATCH } from './batch-server.ts';
import { endChild } from './end-child.ts';

export interface FleetWorker {
  readonly child: ChildProcess;
  /** The same start another in its place. */
  readonly args: readonly string[];
}

export function startWork(...place: readonly string[]): FleetWorker {
  const args = ['work', '--threads', '1', ...place];
  return {
    child: spawn(process.execPath, [CROSSHATCH, ...args], { stdio: 'ignore' }),
    args: place,
  };
}

/** Starts a worker that leases through a server. */
export function startWorkAt({ address, key }: BatchServer): FleetWorker {
  return startWork('--server', address, '--key', key);
}

/** Kills one of the workers, and resolves when another is in its place. */
export async function replaceWorker(
  workers: FleetWorker[],
  at: number,
  untilBack: () => Promise<void>,
): Promise<void> {
  const { child, args } = workers[at] as FleetWorker;
  await endChild(child, 'SIGKILL');
  await untilBack();
  workers[at] = startWork(...args);
}

/** Workers take such names themselves. */
export function nameOfWorker(pid: number | undefined): string {
  return `${hostname()}:${pid}`;
}

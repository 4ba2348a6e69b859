// Asks the system about a process by its number, and tells where such a number means the same
// process as here.

import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Processes of other users count, too. One that has ended counts no more, even if whoever started
 * it has not asked for its end yet.
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !ENDED.includes(statOf(pid)[0] ?? '');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** The states of Linux for a process that has ended. */
const ENDED = ['Z', 'X'];

/**
 * Tells apart processes that had the same number. Linux has it: the time at which the process was
 * started, in ticks since the machine was.
 */
export function startOf(pid: number): string | undefined {
  return statOf(pid)[19];
}

/** Returns what Linux tells of a process behind its name, or nothing. */
function statOf(pid: number): readonly string[] {
  const stat = readOr('', () => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/**
 * Names the place in which numbers of processes mean what they mean here. Containers can have one
 * name, and even one machine, and each numbers of its own.
 */
export function placeOfNumbers(): string {
  return placeOf('pid');
}

/** Names the place in which a loopback address leads to the same program as here. */
export function placeOfLoopback(): string {
  return placeOf('net');
}

/** Linux has the same name for the first namespace of every machine, so the start belongs to it. */
function placeOf(kind: 'pid' | 'net'): string {
  const start = readOr('', () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const namespace = readOr('', () => readlinkSync(`/proc/self/ns/${kind}`));
  return [hostname(), start, namespace].filter(Boolean).join(' ');
}

function readOr(otherwise: string, read: () => string): string {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

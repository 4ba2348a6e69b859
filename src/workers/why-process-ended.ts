// Finds out why a process ended although this program did not end it: because memory ran out,
// because something else ended it, or by a fault of its own.

import { readFileSync } from 'node:fs';
import type { Problem } from '../puzzle/problem.ts';

interface ProcessEnd {
  readonly method: string;
  readonly code: number | null;
  readonly signal: string | null;
  /** The last part of what the process wrote to standard error. */
  readonly errors: string;
  /**
   * Whether the system has ended some process for lack of memory since the task began. The system
   * does not say which process.
   */
  readonly hasKilled: boolean;
}

const ELSE = 'try a smaller puzzle or another method';

/**
 * Returns the reason why the process ended, or undefined if the process ended by a fault of its
 * own.
 */
export function problemOfEnd(end: ProcessEnd): Problem | undefined {
  const { method, signal } = end;
  if (endedForMemory(end)) {
    return { code: 'out-of-memory', message: `${method} ran out of memory: ${ELSE}` };
  }
  if (signal === 'SIGKILL' && end.hasKilled) {
    const message = `the system ran out of memory and ended what needed it, ${method} most likely too: ${ELSE}`;
    return { code: 'out-of-memory', message };
  }
  if (signal === null || !REQUESTS.includes(signal)) return undefined;
  const known = `something ended the process of ${method} by ${signal}`;
  const message =
    signal === 'SIGKILL'
      ? `${known}: try it again, and when that ends alike, take a smaller puzzle or another method, because the system does so when memory runs out`
      : `${known}: try it again`;
  return { code: 'killed', message };
}

/** Signals that somebody sends and that no crash raises. */
const REQUESTS: readonly string[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'];

/** Whether V8 ran out of memory: it prints a message about that before it aborts. */
function endedForMemory({ signal, code, errors }: ProcessEnd): boolean {
  return (signal === 'SIGABRT' || code === 134) && /out of memory|allocation failed/i.test(errors);
}

export function faultOfEnd({ method, code, signal, errors }: ProcessEnd): Error {
  const how = signal === null ? `ended with ${code}` : `crashed with ${signal}`;
  return new Error(`the process of ${method} ${how}\n${errors}`);
}

/**
 * Returns a function that says whether the count has grown since this call. The function returns
 * false if nothing is counted.
 */
export function killsSince(count: () => number | undefined): () => boolean {
  const before = count();
  return () => before !== undefined && (count() ?? before) > before;
}

/**
 * Returns how many processes Linux has ended for lack of memory since the system started, or
 * undefined if the system does not report it.
 */
export function memoryKills(): number | undefined {
  try {
    const [, count] = /^oom_kill (\d+)$/m.exec(readFileSync('/proc/vmstat', 'utf8')) ?? [];
    return count === undefined ? undefined : Number(count);
  } catch {
    return undefined;
  }
}

// Runs methods in a process of their own. There, limits and cancels take effect even with solvers
// that never return by themselves, memory can be measured, and only that process ends when memory
// runs out. A process takes some 60 ms to start and is kept for the next task.

import { type ChildProcess, fork } from 'node:child_process';
import type { Outcome } from '../puzzle/problem.ts';
import { entryUrl } from './entry-url.ts';
import { killProcess } from './kill-process.ts';
import type { MethodHooks, MethodReport, MethodSolveTask } from './method-task.ts';
import { type ProcessRun, runOnProcess } from './run-within-limit.ts';
import { killsSince, memoryKills } from './why-process-ended.ts';

export interface MethodProcess {
  /** Runs a task; only one may run at a time. */
  run(task: MethodSolveTask, hooks?: MethodHooks): Promise<Outcome<MethodReport>>;
  /** Ends the current task and all later tasks with what they know. */
  stop(): void;
  /** Ends the process. The owner must also call this when the program exits. */
  close(): void;
}

export function methodProcess(
  start: () => ChildProcess = () => startHost(),
  countKills: () => number | undefined = memoryKills,
): MethodProcess {
  const nothing = { child: undefined, current: undefined, isStopped: false, lastId: 0 };
  const slot: ProcessSlot = { start, countKills, ...nothing };
  return {
    run: (task, hooks = {}) => run(slot, task, hooks),
    stop() {
      slot.isStopped = true;
      slot.current?.stop();
    },
    close: () => close(slot),
  };
}

/** A place for one process, with the run that the process is doing. */
interface ProcessSlot {
  readonly start: () => ChildProcess;
  readonly countKills: () => number | undefined;
  child: ChildProcess | undefined;
  current: ProcessRun | undefined;
  isStopped: boolean;
  lastId: number;
}

async function run(
  slot: ProcessSlot,
  task: MethodSolveTask,
  hooks: MethodHooks,
): Promise<Outcome<MethodReport>> {
  const { signal } = hooks;
  const begun = begin(slot, task, hooks);
  signal?.addEventListener('abort', begun.stop, { once: true });
  if (slot.isStopped || signal?.aborted) begun.stop();
  try {
    const { outcome, isAlive } = await begun.ended;
    if (!isAlive) close(slot);
    return outcome;
  } catch (error) {
    close(slot);
    throw error;
  } finally {
    signal?.removeEventListener('abort', begun.stop);
    slot.current = undefined;
  }
}

function begin(slot: ProcessSlot, task: MethodSolveTask, hooks: MethodHooks): ProcessRun {
  const isNew = slot.child === undefined;
  const child = slot.child ?? startWatched(slot);
  const hasKilled = killsSince(slot.countKills);
  slot.child = child;
  slot.current = runOnProcess({ child, isNew, id: ++slot.lastId, task, hooks, hasKilled });
  return slot.current;
}

/**
 * Starts a process. If the process ends while it waits for a task, the slot forgets the process.
 * Otherwise the next task would go to a process that never answers.
 */
function startWatched(slot: ProcessSlot): ChildProcess {
  const child = slot.start();
  child.once('exit', () => {
    if (slot.current === undefined && slot.child === child) slot.child = undefined;
  });
  return child;
}

function close(slot: ProcessSlot): void {
  slot.current?.cut();
  if (slot.child !== undefined) killProcess(slot.child);
  slot.child = undefined;
}

/**
 * Starts a process in a group of its own. Therefore the programs that a method starts end with the
 * process, and Ctrl-C does not reach the process.
 */
export function startHost(megabytes?: number): ChildProcess {
  // The standard output of a method is dropped. Many solvers print, and their text must not be
  // mistaken for an answer.
  return fork(entryUrl('method-host.js'), {
    serialization: 'advanced',
    detached: true,
    execArgv: megabytes === undefined ? process.execArgv : [...process.execArgv, heapOf(megabytes)],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

function heapOf(megabytes: number): string {
  return `--max-old-space-size=${megabytes}`;
}

// Methods run in a process of their own: there a time limit and a stop work even for solvers that
// never come back by themselves, memory can be measured, and only that process ends when memory
// runs out. A process takes some 60 ms to start and is kept for the next task.

import { type ChildProcess, fork } from 'node:child_process';
import type { Outcome } from '../puzzle/problem.ts';
import { entryUrl } from './entry.ts';
import { killProcess } from './kill-process.ts';
import type { MethodHooks, MethodReport, MethodSolveTask } from './method-task.ts';
import { type ProcessRun, runOnProcess } from './run-within-limit.ts';
import { killsSince, memoryKills } from './why-process-ended.ts';

export interface MethodProcess {
  /** Runs a task; only one may run at a time. */
  run(task: MethodSolveTask, hooks?: MethodHooks): Promise<Outcome<MethodReport>>;
  /** Ends the current task with what it knows, and in the same way all later ones. */
  stop(): void;
  /** Ends the process; the owner must call it when the program exits, too. */
  close(): void;
}

export function methodProcess(
  start: () => ChildProcess = () => startHost(),
  countKills: () => number | undefined = memoryKills,
): MethodProcess {
  let child: ChildProcess | undefined;
  let current: ProcessRun | undefined;
  let isStopped = false;
  let lastId = 0;
  const close = (): void => {
    current?.cut();
    if (child !== undefined) killProcess(child);
    child = undefined;
  };
  const begin = (): ChildProcess => {
    const begun = start();
    // No run notices the end of a process that waits for a task. Without this listener it would be
    // given a task that it never answers.
    begun.once('exit', () => {
      if (current === undefined && child === begun) child = undefined;
    });
    return begun;
  };
  return {
    async run(task, hooks = {}) {
      const isNew = child === undefined;
      child ??= begin();
      const hasKilled = killsSince(countKills);
      current = runOnProcess({ child, isNew, id: ++lastId, task, hooks, hasKilled });
      const stop = (): void => current?.stop();
      hooks.signal?.addEventListener('abort', stop, { once: true });
      if (isStopped || hooks.signal?.aborted) stop();
      try {
        const { outcome, isAlive } = await current.ended;
        if (!isAlive) close();
        return outcome;
      } catch (error) {
        close();
        throw error;
      } finally {
        hooks.signal?.removeEventListener('abort', stop);
        current = undefined;
      }
    },
    stop() {
      isStopped = true;
      current?.stop();
    },
    close,
  };
}

/**
 * Starts a process in a group of its own: the programs that a method starts end with it, and Ctrl-C
 * reaches only its parent.
 */
export function startHost(megabytes?: number): ChildProcess {
  // The output of a method (many solvers print) is dropped, so it is not mistaken for an answer.
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

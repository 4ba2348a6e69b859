// Runs methods in processes: one process for each running task. An idle process is kept for a
// while, for later tasks.

import type { ChildProcess } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { failure, type Outcome } from '../puzzle/problem.ts';
import { CLOSED } from './closed.ts';
import { type MethodProcess, methodProcess, startHost } from './method-process.ts';
import type { MethodHooks, MethodReport, MethodSolveTask } from './method-task.ts';

export interface MethodRunner {
  run(task: MethodSolveTask, hooks?: MethodHooks): Promise<Outcome<MethodReport>>;
  /** Ends all running tasks and all later tasks with what they know. */
  stop(): void;
  /** Ends all processes; their tasks end with what is known, and later tasks end with a problem. */
  close(): void;
}

export interface RunnerOptions {
  /** Bounds the heap of each process; typed arrays and WebAssembly have memory besides the heap. */
  readonly megabytes?: number;
  /** How much the system prefers other processes, 0 to 19, if it has such priorities. */
  readonly nice?: number;
  /** Milliseconds that a process waits for work before it is ended. */
  readonly idle?: number;
  readonly start?: typeof startHost;
}

/**
 * A process that has needed more megabytes than this is ended after its task, which frees the
 * memory.
 */
const KEPT_MEGABYTES = 500;
const IDLE = 30_000;

export function methodRunner({
  megabytes,
  nice = 0,
  idle = IDLE,
  start = startHost,
}: RunnerOptions = {}): MethodRunner {
  const processes: Processes = {
    open: () => methodProcess(() => withNice(start(megabytes), nice)),
    idle,
    all: new Set(),
    waiting: [],
    closeAll: () => closeAll(processes),
    isStopped: false,
    isClosed: false,
  };
  return {
    run: (task, hooks) => run(processes, task, hooks),
    stop() {
      processes.isStopped = true;
      for (const one of processes.all) one.stop();
    },
    close() {
      processes.isClosed = true;
      for (const { timer } of processes.waiting.splice(0)) clearTimeout(timer);
      for (const one of processes.all) end(processes, one);
    },
  };
}

function withNice(child: ChildProcess, nice: number): ChildProcess {
  // A process has the priority of its parent, and may never get a higher one.
  if (nice > 0 && child.pid !== undefined)
    setPriority(child.pid, Math.min(getPriority() + nice, constants.priority.PRIORITY_LOW));
  return child;
}

interface Processes {
  readonly open: () => MethodProcess;
  readonly idle: number;
  readonly all: Set<MethodProcess>;
  /** The processes that have no task. The process that was kept most recently is at the end. */
  readonly waiting: Waiting[];
  /** Listens for the end of the program while there are processes. */
  readonly closeAll: () => void;
  isStopped: boolean;
  isClosed: boolean;
}

interface Waiting {
  readonly one: MethodProcess;
  readonly timer: NodeJS.Timeout;
}

async function run(
  processes: Processes,
  task: MethodSolveTask,
  hooks: MethodHooks | undefined,
): Promise<Outcome<MethodReport>> {
  if (processes.isClosed) return failure(CLOSED);
  const one = take(processes);
  try {
    const outcome = await one.run(task, hooks);
    if (outcome.ok && (outcome.value.megabytes ?? 0) > KEPT_MEGABYTES) one.close();
    return outcome;
  } finally {
    if (processes.all.has(one)) keep(processes, one);
  }
}

/**
 * The process that was kept most recently is used first, so that surplus processes reach their idle
 * time.
 */
function take(processes: Processes): MethodProcess {
  const last = processes.waiting.pop();
  clearTimeout(last?.timer);
  return last?.one ?? add(processes);
}

function keep(processes: Processes, one: MethodProcess): void {
  const { waiting, idle } = processes;
  const timer = setTimeout(() => {
    waiting.splice(waiting.indexOf(kept), 1);
    end(processes, one);
  }, idle);
  timer.unref();
  const kept = { one, timer };
  waiting.push(kept);
}

function add({ open, all, isStopped, closeAll }: Processes): MethodProcess {
  const one = open();
  if (isStopped) one.stop();
  if (all.size === 0) process.once('exit', closeAll);
  all.add(one);
  return one;
}

function end({ all, closeAll }: Processes, one: MethodProcess): void {
  one.close();
  all.delete(one);
  if (all.size === 0) process.off('exit', closeAll);
}

function closeAll({ all }: Processes): void {
  for (const one of all) one.close();
}

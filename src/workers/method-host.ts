// The entry of a process that runs one method after another, until its parent disconnects.

import { Worker } from 'node:worker_threads';
import { loadMethod, type StepEvent } from '../methods/index.ts';
import { isOutOfMemory } from '../puzzle/out-of-memory.ts';
import { failure, type Outcome, success } from '../puzzle/problem.ts';
import type { Host } from '../tasks/host.ts';
import type { ToWorker } from '../tasks/protocol.ts';
import { serveTasks } from '../tasks/serve-tasks.ts';
import type { MethodHost, MethodItem } from '../tasks/solving/solve-by-method.ts';
import { loadTask } from '../tasks/tasks.ts';
import type { FromProcess, MethodReport, MethodSolveTask, ProcessProgress } from './method-task.ts';
import { profiled } from './profile.ts';
import { programRunner } from './run-program.ts';

startHost();

function startHost(): void {
  const work = methodWork();
  const receive = serveTasks(send, async () => work);
  process.on('message', (message: ToWorker) => receive(message));
  process.on('disconnect', () => process.exit());
  send({ kind: 'ready' });
}

type ProcessHost = Host<ProcessProgress, MethodItem>;

/**
 * Makes the only task of the process: `solve-by-method` with the memory of the process and, if
 * asked for, a profile.
 */
function methodWork(): (
  task: MethodSolveTask,
  host: ProcessHost,
) => Promise<Outcome<MethodReport>> {
  let isGuarded = false;
  return async (task, host) => {
    const { blocks = false } = await loadMethod(task.method);
    if (blocks && !isGuarded) guard();
    isGuarded ||= blocks;
    return runWithin(task, host);
  };
}

/**
 * Starts a thread that kills the process when its parent has ended. A solver that never returns
 * keeps the main thread from noticing that.
 */
function guard(): void {
  const code = `const parent = ${process.ppid};
    setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 500);`;
  new Worker(code, { eval: true }).unref();
}

async function runWithin(task: MethodSolveTask, host: ProcessHost): Promise<Outcome<MethodReport>> {
  try {
    const solve = () => solveOnce(task, host);
    return await (task.profile ? profiled(solve) : solve());
  } catch (error) {
    if (isOutOfMemory(error)) {
      const message = `${task.method} ran out of memory (${error.message}): try a smaller puzzle or another method`;
      return failure({ code: 'out-of-memory', message });
    }
    throw error;
  }
}

async function solveOnce(
  task: MethodSolveTask,
  { stop, onProgress, onItem }: ProcessHost,
): Promise<Outcome<MethodReport>> {
  const host: MethodHost = {
    stop,
    onProgress: (progress) => onProgress({ progress, megabytes: megabytes() }),
    onItem: withinMemory(onItem),
    runProgram: programRunner(),
  };
  const solveByMethod = await loadTask('solve-by-method');
  const start = process.cpuUsage();
  const outcome = await solveByMethod(task, host);
  const cpuSeconds = secondsSince(start);
  return outcome.ok ? success({ ...outcome.value, megabytes: megabytes(), cpuSeconds }) : outcome;
}

/**
 * The steps that are sent have about this many cells together at most, a quarter of a gigabyte.
 * Nobody looks at more.
 */
const MOST_CELLS = 64_000_000;

/** Gives the kind `cut` to the step that reaches the bound, and drops all later steps. */
function withinMemory(onItem: ProcessHost['onItem']): ProcessHost['onItem'] {
  let left = MOST_CELLS;
  const cutStep = (step: StepEvent): StepEvent => (left > 0 ? step : { ...step, kind: 'cut' });
  return (item) => {
    if (item.kind !== 'step') return onItem(item);
    if (left <= 0) return undefined;
    left -= item.step.cells.length;
    return onItem({ ...item, step: cutStep(item.step) });
  };
}

/** Returns the CPU seconds that all threads of this process have needed since `start`. */
function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** Returns the most memory that this process has had so far, in megabytes. */
function megabytes(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}

function send(message: FromProcess): void {
  process.send?.(message);
}

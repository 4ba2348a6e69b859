// The entry of a process that runs one method after the other, until its parent lets go of it.

import { Worker } from 'node:worker_threads';
import { loadMethod, type MethodOptions, type StepEvent } from '../methods/index.ts';
import { writeRows } from '../puzzle/grid-text.ts';
import { isOutOfMemory } from '../puzzle/out-of-memory.ts';
import { failure, type Outcome } from '../puzzle/problem.ts';
import {
  type HostMessage,
  type MethodReport,
  type MethodSolveTask,
  type Request,
  runMethod,
} from './method-task.ts';
import { profiled } from './profile.ts';
import { programRunner } from './run-program.ts';

startHost();

function startHost(): void {
  const state: HostState = { isStopped: false, isGuarded: false };
  process.on('message', (request: Request) => {
    if (request.kind === 'stop') state.isStopped = true;
    else void run(request.job, state);
  });
  process.on('disconnect', () => process.exit());
  send({ kind: 'ready' });
}

interface HostState {
  isStopped: boolean;
  isGuarded: boolean;
}

async function run(job: MethodSolveTask, state: HostState): Promise<void> {
  state.isStopped = false;
  try {
    if ((await loadMethod(job.method)).blocks) guard(state);
    send({ kind: 'report', outcome: await runWithin(job, state) });
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    send({ kind: 'fault', message });
  }
}

/** A solver that does not come back never hears that its parent is gone: a thread looks for it. */
function guard(state: HostState): void {
  if (state.isGuarded) return;
  state.isGuarded = true;
  const code = `const parent = ${process.ppid};
    setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 500);`;
  new Worker(code, { eval: true }).unref();
}

async function runWithin(job: MethodSolveTask, state: HostState): Promise<Outcome<MethodReport>> {
  try {
    const solve = () => runMethod(job, optionsOf(job, state), megabytes);
    return await (job.profile ? profiled(solve) : solve());
  } catch (error) {
    if (isOutOfMemory(error)) {
      const message = `${job.method} ran out of memory (${error.message}): try a smaller puzzle or another method`;
      return failure({ code: 'out-of-memory', message });
    }
    throw error;
  }
}

function optionsOf({ puzzle, trace }: MethodSolveTask, state: HostState): MethodOptions {
  return {
    stop: () => state.isStopped,
    onProgress: (progress) => send({ kind: 'progress', progress, megabytes: megabytes() }),
    onSolution: (grid) => send({ kind: 'solution', rows: writeRows(grid, puzzle.palette) }),
    ...(trace && { onStep: sendSteps() }),
    runProgram: programRunner(),
  };
}

/**
 * More cells of steps than anybody looks at would only fill the memory: a quarter of a gigabyte.
 */
const MOST_CELLS = 64_000_000;

function sendSteps(): (step: StepEvent) => void {
  let left = MOST_CELLS;
  return (step) => {
    if (left <= 0) return;
    left -= step.cells.length;
    send({ kind: 'step', step: left > 0 ? step : { ...step, kind: 'cut' } });
  };
}

/** The most so far. */
function megabytes(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}

function send(message: HostMessage): void {
  process.send?.(message);
}

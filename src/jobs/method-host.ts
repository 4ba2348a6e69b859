// The entry of a process that runs one method after the other, until its parent lets go of it.

import { spawn } from 'node:child_process';
import type { MethodOptions, RunProgram, StepEvent } from '../methods/index.ts';
import { writeRows } from '../puzzle/grid-text.ts';
import { failure, type Outcome } from '../puzzle/problem.ts';
import {
  type Message,
  type MethodJob,
  type MethodReport,
  type Request,
  runMethod,
} from './method-job.ts';
import { profiled } from './profile.ts';

let isStopped = false;

process.on('message', (request: Request) => {
  if (request.kind === 'stop') isStopped = true;
  else void run(request.job);
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole group: the parent decides what becomes of it.
process.on('SIGINT', () => {});

async function run(job: MethodJob): Promise<void> {
  isStopped = false;
  try {
    send({ kind: 'report', outcome: await runWithin(job) });
  } catch (error) {
    send({
      kind: 'fault',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}

/** Memory that cannot be had is nobody's bug: the puzzle is too large for the method. */
async function runWithin(job: MethodJob): Promise<Outcome<MethodReport>> {
  try {
    const solve = () => runMethod(job, optionsOf(job), megabytes);
    return await (job.profile ? profiled(solve) : solve());
  } catch (error) {
    if (error instanceof RangeError && /array|buffer|memory|call stack/i.test(error.message)) {
      const message = `${job.method} ran out of memory (${error.message}): try a smaller puzzle or another method`;
      return failure({ code: 'out-of-memory', message });
    }
    throw error;
  }
}

function optionsOf({ puzzle, trace }: MethodJob): MethodOptions {
  return {
    stop: () => isStopped,
    onProgress: (progress) => send({ kind: 'progress', progress }),
    onSolution: (grid) => send({ kind: 'solution', rows: writeRows(grid, puzzle.palette) }),
    ...(trace && { onStep: sendSteps() }),
    runProgram,
  };
}

/** More steps than anybody looks at would only fill the memory. */
const MOST_STEPS = 100_000;

function sendSteps(): (step: StepEvent) => void {
  let left = MOST_STEPS;
  return (step) => {
    if (left-- > 0) send({ kind: 'step', step });
  };
}

/** The most so far. */
function megabytes(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}

const runProgram: RunProgram = (program, args, input) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve(undefined) : reject(error),
    );
    child.on('close', (exitCode) => resolve({ exitCode: exitCode ?? 1, output }));
    process.on('exit', () => child.kill());
    child.stdin.on('error', () => {}).end(input);
  });

function send(message: Message): void {
  process.send?.(message);
}

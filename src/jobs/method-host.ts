// The entry of a process that runs one method after the other, until its parent lets go of it.

import { spawn } from 'node:child_process';
import type { RunProgram } from '../methods/index.ts';
import { writeRows } from '../puzzle/grid-text.ts';
import { failure, type Outcome } from '../puzzle/problem.ts';
import {
  type Message,
  type MethodJob,
  type MethodReport,
  type Request,
  runMethod,
} from './method-job.ts';

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
    return await runMethod(
      job,
      {
        stop: () => isStopped,
        onProgress: (progress) => send({ kind: 'progress', progress }),
        onSolution: (grid) => send({ kind: 'solution', rows: writeRows(grid, job.puzzle.palette) }),
        ...(job.trace && { onStep: (step) => send({ kind: 'step', step }) }),
        runProgram,
      },
      () => Math.round(process.resourceUsage().maxRSS / 1024),
    );
  } catch (error) {
    if (error instanceof RangeError && /array|buffer|memory|call stack/i.test(error.message)) {
      const message = `${job.method} ran out of memory (${error.message}): try a smaller puzzle or another method`;
      return failure({ code: 'out-of-memory', message });
    }
    throw error;
  }
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

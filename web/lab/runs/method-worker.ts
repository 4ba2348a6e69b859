// The worker of one method: does one run after the other and reports their events. If the method
// never returns, the page ends the worker.

import {
  loadMethod,
  type MethodOptions,
  runReportOf,
  solveBy,
} from '../../../src/methods/index.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import { countKnown } from '../../../src/puzzle/grid.ts';
import { writeRows } from '../../../src/puzzle/grid-text.ts';
import type { RunJob, RunOutcome } from './method-run.ts';
import { recordFrames } from './record-frames.ts';
import type { FromMethodWorker, ToMethodWorker } from './worker-messages.ts';

let isStopped = false;

addEventListener('message', ({ data }: MessageEvent<ToMethodWorker>) => {
  if (data.kind === 'stop') isStopped = true;
  else void answer(data.job);
});

async function answer(job: RunJob): Promise<void> {
  try {
    send({ kind: 'outcome', outcome: await run(job) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    send({ kind: 'outcome', outcome: { kind: 'fault', message } });
  }
}

/**
 * The milliseconds that a measured run fills by being repeated, because clocks of pages tick only
 * every tenth of a millisecond or so.
 */
const LEAST = 20;

async function run(job: RunJob): Promise<RunOutcome> {
  const { puzzle, maxSolutions, limits, seed, choices } = job;
  const method = await loadMethod(job.method);
  send({ kind: 'begun' });
  const start = performance.now();
  const recorder = recordFrames(job.frames, start, (frames) => send({ kind: 'frames', frames }));
  const stop = (): boolean => isStopped || (job.isRecording && recorder.isFull());
  const silent: MethodOptions = { maxSolutions, limits, seed, choices, stop };
  const outcome = await solveBy(method, puzzle, {
    ...silent,
    onProgress: (progress) => send({ kind: 'progress', progress }),
    onSolution: (grid) => send({ kind: 'solution', rows: writeRows(grid, puzzle.palette) }),
    ...defined({ onStep: job.frames > 0 ? recorder.take : undefined }),
  });
  let runs = 1;
  for (; job.isMeasured && performance.now() - start < LEAST && !stop(); runs++) {
    await solveBy(method, puzzle, silent);
  }
  const seconds = (performance.now() - start) / 1000 / runs;
  recorder.end();
  if (!outcome.ok) return { kind: 'problem', problem: outcome.problems[0] };
  const report = runReportOf(outcome.value, puzzle, seconds, silent);
  return { kind: 'report', report: { ...report, knownCells: countKnown(outcome.value.known) } };
}

function send(message: FromMethodWorker): void {
  postMessage(message);
}

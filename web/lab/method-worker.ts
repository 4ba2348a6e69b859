// The worker of one method: runs what it is told, one run after the other, and tells what happens. A method that does not
// come back to it is ended from outside, with the worker.

import { loadMethod, type MethodOptions, solveBy } from '../../src/methods/index.ts';
import { countKnown } from '../../src/puzzle/grid.ts';
import { writeRows } from '../../src/puzzle/grid-text.ts';
import { film } from './film.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import type { RunJob, RunOutcome } from './run.ts';

let isStopped = false;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'stop') isStopped = true;
  else void answer(data.job);
});

async function answer(job: RunJob): Promise<void> {
  try {
    tell({ kind: 'outcome', outcome: await run(job) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    tell({ kind: 'outcome', outcome: { kind: 'fault', message } });
  }
}

async function run(job: RunJob): Promise<RunOutcome> {
  const { puzzle, maxSolutions, limits, seed, choices } = job;
  const method = await loadMethod(job.method);
  tell({ kind: 'begun' });
  const start = performance.now();
  const camera = film(job.frames, start, (frames) => tell({ kind: 'frames', frames }));
  const isOver = (): boolean => isStopped || (job.isFilm && camera.isFull());
  const outcome = await solveBy(method, puzzle, {
    ...{ maxSolutions, limits, seed, choices },
    stop: isOver,
    onProgress: (progress) => tell({ kind: 'progress', progress }),
    onSolution: (grid) => tell({ kind: 'solution', rows: writeRows(grid, puzzle.palette) }),
    ...onStepOf(job, camera.take),
  });
  const seconds = (performance.now() - start) / 1000;
  camera.end();
  if (!outcome.ok) return { kind: 'problem', problem: outcome.problems[0] };
  const { solutions, complete, known, stats } = outcome.value;
  const report = {
    solutions: solutions.map((grid) => writeRows(grid, puzzle.palette)),
    complete,
    knownCells: countKnown(known),
    stats,
    seconds,
    cut: !complete && (isOver() || seconds >= ALL_BUT * limits.seconds),
  };
  return { kind: 'report', report };
}

/** Of a time limit: clocks differ a little. */
const ALL_BUT = 0.95;

function onStepOf(
  { frames }: RunJob,
  take: NonNullable<MethodOptions['onStep']>,
): Pick<MethodOptions, 'onStep'> {
  return frames === 0 ? {} : { onStep: take };
}

function tell(message: FromWorker): void {
  postMessage(message);
}

// A solve at work for a request: on a thread by the engine, in a process by a method, with news for those who listen.

import {
  type MethodJob,
  type SolveJob,
  type SolveJson,
  solveJson,
  stepJson,
  type TaskProgress,
} from '../jobs/index.ts';
import type { MethodProgress, StepEvent } from '../methods/index.ts';
import { type Outcome, success } from '../puzzle/problem.ts';
import type { News } from './answer.ts';
import type { Limits } from './limits.ts';
import type { Site } from './site.ts';

export function runSolve(
  site: Site,
  job: SolveJob | MethodJob,
  signal: AbortSignal,
  news: News | undefined,
): Promise<Outcome<SolveJson>> {
  return job.kind === 'solve'
    ? runEngine(site, job, signal, news)
    : runByMethod(site, job, signal, news);
}

async function runEngine(
  { workshop }: Site,
  job: SolveJob,
  signal: AbortSignal,
  news: News | undefined,
): Promise<Outcome<SolveJson>> {
  const onProgress = progressTo(news);
  let seconds = 0;
  const onEnd = (measured: number): void => {
    seconds = measured;
  };
  const outcome = await workshop.runTask(job, { signal, onEnd, ...(onProgress && { onProgress }) });
  if (!outcome.ok) return outcome;
  return success(solveJson({ ...outcome.value, seconds }, job.puzzle));
}

async function runByMethod(
  { workshop, limits }: Site,
  job: MethodJob,
  signal: AbortSignal,
  news: News | undefined,
): Promise<Outcome<SolveJson>> {
  const onProgress = progressTo(news);
  const outcome = await workshop.runMethod(job, {
    signal,
    ...(onProgress && { onProgress }),
    ...(news && { onStep: stepsTo(news, job, limits) }),
  });
  return outcome.ok ? success(solveJson(outcome.value, job.puzzle, job)) : outcome;
}

function progressTo(
  news: News | undefined,
): ((progress: TaskProgress | MethodProgress) => void) | undefined {
  const start = performance.now();
  const elapsed = (): number => (performance.now() - start) / 1000;
  return news && ((progress) => news.progress({ ...progress, seconds: elapsed() }));
}

/** Cells of all steps together: some ten megabytes of text. */
const MOST_CELLS = 10_000_000;

/** The last one says that the rest is left out. */
function stepsTo(news: News, { puzzle }: MethodJob, { steps }: Limits): (event: StepEvent) => void {
  let left = Math.min(steps, Math.floor(MOST_CELLS / (puzzle.width * puzzle.height)));
  return (event) => {
    if (left < 0) return;
    news.step(left > 0 ? stepJson(puzzle, event) : { kind: 'cut' });
    left--;
  };
}

// Measures one method: a run that is filmed, runs to warm up, runs that are measured. Filming costs
// time, so it has a run of its own, which also warms up. A method that blocks reports few steps, so
// it is filmed while it is measured.

import { isWarm, NO_RUNS, weighRun } from '../../../src/methods/measuring.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { METHODS } from '../methods.ts';
import type { ComparedMethod, Setup } from '../setup/setup.ts';
import type { Frame } from './frames.ts';
import { lastFrame, mostFrames } from './frames.ts';
import type { Report, RunHooks, RunJob, Runner, RunOutcome, RunProgress } from './method-run.ts';

export type Phase = 'filming' | 'warming' | 'measuring';

export type MeasureEvent =
  /** A run begins; measured runs are counted from 1. */
  | { readonly kind: 'phase'; readonly phase: Phase; readonly run: number }
  | { readonly kind: 'progress'; readonly progress: RunProgress }
  | { readonly kind: 'found'; readonly solutions: number }
  | { readonly kind: 'frames'; readonly frames: readonly Frame[] }
  | { readonly kind: 'measured'; readonly report: Report }
  /** The run was cancelled and leaves this report. */
  | { readonly kind: 'stopped'; readonly report: Report }
  | { readonly kind: 'ended'; readonly outcome: RunOutcome };

/** The most seconds of a film. */
const FILM = 3;

export interface Measurement {
  readonly setup: Omit<Setup, 'puzzle' | 'comparedMethods' | 'order'>;
  readonly puzzle: Puzzle;
  readonly tell: (event: MeasureEvent) => void;
  /** Whether the runner was stopped, so that the result is what was known by then. */
  readonly isStopped: () => boolean;
}

/** Resolves after the last event, the frame with the result. */
export async function measureMethod(
  runner: Runner,
  compared: ComparedMethod,
  measurement: Measurement,
): Promise<void> {
  let latest = 0;
  let measured: Report | undefined;
  const listen = (event: MeasureEvent): void => {
    if (event.kind === 'frames') latest = event.frames.at(-1)?.ms ?? latest;
    if (event.kind === 'measured') measured = event.report;
    if (event.kind === 'stopped') measured ??= event.report;
    measurement.tell(event);
  };
  await runAll(runner, compared, { ...measurement, tell: listen });
  const frame = measured && lastFrame(measurement.puzzle, measured, latest);
  if (frame !== undefined) measurement.tell({ kind: 'frames', frames: [frame] });
}

async function runAll(
  runner: Runner,
  compared: ComparedMethod,
  measurement: Measurement,
): Promise<void> {
  const { setup, tell, isStopped } = measurement;
  const job = jobOf(compared, measurement);
  const hooks = hooksOf(measurement);
  const blocks = METHODS.some(({ id, blocks }) => id === compared.method && blocks);
  const frames = mostFrames(measurement.puzzle.width * measurement.puzzle.height);
  let tally = NO_RUNS;
  if (!blocks) {
    tell({ kind: 'phase', phase: 'filming', run: 0 });
    const limits = { ...job.limits, seconds: Math.min(setup.seconds, FILM) };
    const filmed = await runner.run({ ...job, limits, frames, isFilm: true }, hooks);
    if (filmed.kind !== 'report') return tell({ kind: 'ended', outcome: filmed });
    if (isStopped()) return tell({ kind: 'stopped', report: filmed.report });
    tally = { ...tally, seconds: filmed.report.seconds };
  }
  for (let isFilmed = !blocks; ; isFilmed = true) {
    const isMeasured = isWarm(tally);
    tell({ kind: 'phase', phase: isMeasured ? 'measuring' : 'warming', run: tally.counted + 1 });
    const asked = { ...job, frames: isFilmed ? 0 : frames, isMeasured };
    const outcome = await runner.run(asked, hooks);
    if (outcome.kind !== 'report') return tell({ kind: 'ended', outcome });
    const { report } = outcome;
    if (isStopped()) return tell({ kind: 'stopped', report });
    const weighed = weighRun(tally, report, setup.repeat);
    tally = weighed.tally;
    if (weighed.counts) tell({ kind: 'measured', report });
    if (weighed.isLast) return tell({ kind: 'ended', outcome });
  }
}

function jobOf({ method, choices }: ComparedMethod, { setup, puzzle }: Measurement): RunJob {
  const { seconds, steps, maxSolutions, seed } = setup;
  return {
    ...{ method, choices, puzzle, maxSolutions, seed },
    limits: { seconds, ...(steps > 0 && { steps }) },
    ...{ frames: 0, isFilm: false, isMeasured: false },
  };
}

function hooksOf({ tell }: Measurement): RunHooks {
  return {
    onProgress: (progress) => tell({ kind: 'progress', progress }),
    onFrames: (frames) => tell({ kind: 'frames', frames }),
    onFound: (solutions) => tell({ kind: 'found', solutions }),
  };
}

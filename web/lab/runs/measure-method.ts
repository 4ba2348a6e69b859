// Measures one method: a run whose steps are recorded, runs to warm up, runs that are measured.
// Recording costs time, so it has a run of its own, which also warms up. A method that blocks
// reports few steps, so they are recorded while it is measured.

import { isWarm, NO_RUNS, weighRun } from '../../../src/methods/measuring.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { METHODS } from '../methods.ts';
import type { ComparedMethod, Setup } from '../setup/setup.ts';
import type { Frame } from './frames.ts';
import { lastFrame, mostFrames } from './frames.ts';
import type {
  LabRunner,
  LabRunOutcome,
  Report,
  RunHooks,
  RunProgress,
  RunTask,
} from './method-run.ts';

export type MeasurePhase = 'recording' | 'warming' | 'measuring';

export type MeasureEvent =
  /** A run begins; measured runs are counted from 1. */
  | { readonly kind: 'phase'; readonly phase: MeasurePhase; readonly run: number }
  | { readonly kind: 'progress'; readonly progress: RunProgress }
  | { readonly kind: 'found'; readonly solutions: number }
  | { readonly kind: 'frames'; readonly frames: readonly Frame[] }
  | { readonly kind: 'measured'; readonly report: Report }
  /** The run was cancelled and leaves this report. */
  | { readonly kind: 'stopped'; readonly report: Report }
  | { readonly kind: 'ended'; readonly outcome: LabRunOutcome };

/** The most seconds of the run whose steps are recorded. */
const RECORDING_SECONDS = 3;

export interface MeasureContext {
  readonly setup: Omit<Setup, 'puzzle' | 'comparedMethods' | 'order'>;
  readonly puzzle: Puzzle;
  readonly onEvent: (event: MeasureEvent) => void;
  /** Whether the runner was stopped, so that the result is what was known by then. */
  readonly isStopped: () => boolean;
}

/** Resolves after the last event, the frame with the result. */
export async function measureMethod(
  runner: LabRunner,
  compared: ComparedMethod,
  measurement: MeasureContext,
): Promise<void> {
  let latest = 0;
  let measured: Report | undefined;
  const listen = (event: MeasureEvent): void => {
    if (event.kind === 'frames') latest = event.frames.at(-1)?.ms ?? latest;
    if (event.kind === 'measured') measured = event.report;
    if (event.kind === 'stopped') measured ??= event.report;
    measurement.onEvent(event);
  };
  await runAll(runner, compared, { ...measurement, onEvent: listen });
  const frame = measured && lastFrame(measurement.puzzle, measured, latest);
  if (frame !== undefined) measurement.onEvent({ kind: 'frames', frames: [frame] });
}

async function runAll(
  runner: LabRunner,
  compared: ComparedMethod,
  measurement: MeasureContext,
): Promise<void> {
  const { setup, onEvent, isStopped } = measurement;
  const task = taskOf(compared, measurement);
  const hooks = hooksOf(measurement);
  const blocks = METHODS.some(({ id, blocks }) => id === compared.method && blocks);
  const frames = mostFrames(measurement.puzzle.width * measurement.puzzle.height);
  let tally = NO_RUNS;
  if (!blocks) {
    onEvent({ kind: 'phase', phase: 'recording', run: 0 });
    const limits = { ...task.limits, seconds: Math.min(setup.seconds, RECORDING_SECONDS) };
    const recorded = await runner.run({ ...task, limits, frames, isRecording: true }, hooks);
    if (recorded.kind !== 'report') return onEvent({ kind: 'ended', outcome: recorded });
    if (isStopped()) return onEvent({ kind: 'stopped', report: recorded.report });
    tally = { ...tally, seconds: recorded.report.seconds };
  }
  for (let isRecorded = !blocks; ; isRecorded = true) {
    const isMeasured = isWarm(tally);
    onEvent({ kind: 'phase', phase: isMeasured ? 'measuring' : 'warming', run: tally.counted + 1 });
    const asked = { ...task, frames: isRecorded ? 0 : frames, isMeasured };
    const outcome = await runner.run(asked, hooks);
    if (outcome.kind !== 'report') return onEvent({ kind: 'ended', outcome });
    const { report } = outcome;
    if (isStopped()) return onEvent({ kind: 'stopped', report });
    const weighed = weighRun(tally, report, setup.repeat);
    tally = weighed.tally;
    if (weighed.counts) onEvent({ kind: 'measured', report });
    if (weighed.isLast) return onEvent({ kind: 'ended', outcome });
  }
}

function taskOf({ method, choices }: ComparedMethod, { setup, puzzle }: MeasureContext): RunTask {
  const { seconds, steps, maxSolutions, seed } = setup;
  return {
    ...{ method, choices, puzzle, maxSolutions, seed },
    limits: { seconds, ...defined({ steps: steps > 0 ? steps : undefined }) },
    ...{ frames: 0, isRecording: false, isMeasured: false },
  };
}

function hooksOf({ onEvent }: MeasureContext): RunHooks {
  return {
    onProgress: (progress) => onEvent({ kind: 'progress', progress }),
    onFrames: (frames) => onEvent({ kind: 'frames', frames }),
    onFound: (solutions) => onEvent({ kind: 'found', solutions }),
  };
}

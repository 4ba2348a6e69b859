// Measures one method: a run whose steps are recorded, runs to warm up, runs that are measured.
// Recording costs time, so it has a run of its own, which also warms up. A method that blocks its
// thread reports few steps. Such a method has no run for recording alone; its first run records the
// steps.

import { NO_RUNS, type Tally } from '../../../src/methods/measuring.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import { type Outcome, success } from '../../../src/puzzle/problem.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { measureRuns, type NextRun } from '../../../src/tasks/solving/measure-runs.ts';
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

export type MeasurePhase = 'loading' | 'recording' | 'warming' | 'measuring';

export type MeasureEvent =
  /**
   * A run begins, or its loading. `run` is 0 for a recording; otherwise it is the number, from 1,
   * that the run gets if its time counts.
   */
  | { readonly kind: 'phase'; readonly phase: MeasurePhase; readonly run: number }
  | { readonly kind: 'progress'; readonly progress: RunProgress }
  | { readonly kind: 'found'; readonly solutions: number }
  | { readonly kind: 'frames'; readonly frames: readonly Frame[] }
  | { readonly kind: 'measured'; readonly report: Report }
  /** The run was cancelled and leaves this report. */
  | { readonly kind: 'stopped'; readonly report: Report }
  | { readonly kind: 'ended'; readonly outcome: LabRunOutcome };

type Phase = Pick<Extract<MeasureEvent, { readonly kind: 'phase' }>, 'phase' | 'run'>;

/** The most seconds of a run that only records steps. */
const RECORDING_SECONDS = 3;

interface MeasureContext {
  readonly setup: Omit<Setup, 'puzzle' | 'comparedMethods' | 'order'>;
  readonly puzzle: Puzzle;
  readonly onEvent: (event: MeasureEvent) => void;
  /** Whether the runner was stopped. If so, the report of a run is what was known by then. */
  readonly isStopped: () => boolean;
}

/**
 * Resolves after the last event. That event is the frame with the result, if there is such a frame.
 */
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
  const { setup, onEvent } = measurement;
  const task = taskOf(compared, measurement);
  const blocks = METHODS.some(({ id, blocks }) => id === compared.method && blocks);
  const tally = blocks ? NO_RUNS : await record(runner, task, measurement);
  if (tally === undefined) return;
  let frames = blocks ? mostFramesOf(measurement) : 0;
  const run = async ({ isMeasured, number }: NextRun): Promise<Outcome<Report> | undefined> => {
    const phase: Phase = { phase: isMeasured ? 'measuring' : 'warming', run: number };
    const asked = { ...task, frames, isMeasured };
    frames = 0;
    const report = await runOnce(runner, asked, phase, measurement);
    return report && success(report);
  };
  const onMeasured = (report: Report): void => onEvent({ kind: 'measured', report });
  const last = await measureRuns(setup.repeat, { run, onMeasured }, tally);
  if (last?.ok) onEvent({ kind: 'ended', outcome: { kind: 'report', report: last.value } });
}

/** Records a run. Returns its tally, or undefined if no more runs follow. */
async function record(
  runner: LabRunner,
  task: RunTask,
  measurement: MeasureContext,
): Promise<Tally | undefined> {
  const limits = { ...task.limits, seconds: Math.min(task.limits.seconds, RECORDING_SECONDS) };
  const frames = mostFramesOf(measurement);
  const asked = { ...task, limits, frames, isRecording: true };
  const recorded = await runOnce(runner, asked, { phase: 'recording', run: 0 }, measurement);
  return recorded && { ...NO_RUNS, seconds: recorded.seconds };
}

function mostFramesOf({ puzzle }: MeasureContext): number {
  return mostFrames(puzzle.width * puzzle.height);
}

/** Does one run. Returns undefined if no more runs follow; an event then says why. */
async function runOnce(
  runner: LabRunner,
  task: RunTask,
  phase: Phase,
  measurement: MeasureContext,
): Promise<Report | undefined> {
  const { onEvent, isStopped } = measurement;
  onEvent({ kind: 'phase', ...phase });
  const outcome = await runner.run(task, hooksOf(phase, measurement));
  if (outcome.kind !== 'report') onEvent({ kind: 'ended', outcome });
  else if (isStopped()) onEvent({ kind: 'stopped', report: outcome.report });
  else return outcome.report;
  return undefined;
}

function taskOf({ method, choices }: ComparedMethod, { setup, puzzle }: MeasureContext): RunTask {
  const { seconds, steps, maxSolutions, seed } = setup;
  return {
    ...{ method, choices, puzzle, maxSolutions, seed },
    limits: { seconds, ...defined({ steps: steps > 0 ? steps : undefined }) },
    ...{ frames: 0, isRecording: false, isMeasured: false },
  };
}

/** The phase of a run that had to load something begins a second time when that is loaded. */
function hooksOf(phase: Phase, { onEvent }: MeasureContext): RunHooks {
  let isLoading = false;
  return {
    onLoading: () => {
      isLoading = true;
      onEvent({ kind: 'phase', ...phase, phase: 'loading' });
    },
    onBegun: () => {
      if (isLoading) onEvent({ kind: 'phase', ...phase });
      isLoading = false;
    },
    onProgress: (progress) => onEvent({ kind: 'progress', progress }),
    onFrames: (frames) => onEvent({ kind: 'frames', frames }),
    onFound: (solutions) => onEvent({ kind: 'found', solutions }),
  };
}

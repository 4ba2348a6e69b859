// One run of one method, wherever it takes place: its task, the events on the way, and its outcome.

import type {
  Choices,
  MethodId,
  MethodLimits,
  MethodProgress,
} from '../../../src/methods/index.ts';
import { cutReport, type RunReport } from '../../../src/methods/run-report.ts';
import { UNKNOWN_SYMBOL } from '../../../src/puzzle/grid-text.ts';
import type { Problem } from '../../../src/puzzle/problem.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { Frame } from './frames.ts';

export interface RunTask {
  readonly method: MethodId;
  readonly choices: Choices;
  readonly puzzle: Puzzle;
  readonly maxSolutions: number;
  readonly limits: MethodLimits & { readonly seconds: number };
  readonly seed: number;
  /** The most frames to record; 0 records none. Recording costs time. */
  readonly frames: number;
  /** Whether the run only records, and so ends as soon as it has recorded `frames` frames. */
  readonly isRecording: boolean;
  /**
   * Whether the time of the run counts. If so, a run that is too short for the clock is repeated
   * until the clock can measure it.
   */
  readonly isMeasured: boolean;
}

export type RunProgress = Pick<MethodProgress, 'steps' | 'knownCells' | 'cells' | 'stats'>;

export interface Report extends RunReport {
  /**
   * The number of known cells. If the run had to be ended, this is the number that it last
   * reported, which may be greater than the number of known cells in `known`.
   */
  readonly knownCells: number;
}

export type LabRunOutcome =
  | { readonly kind: 'report'; readonly report: Report }
  /** The run was refused or has failed, for the reason that the problem gives. */
  | { readonly kind: 'problem'; readonly problem: Problem }
  /** A bug, or a worker that died; the message may be empty. */
  | { readonly kind: 'fault'; readonly message: string };

export interface RunHooks {
  /** Called when something large has to be loaded before the run can begin. */
  readonly onLoading?: () => void;
  /** Called when everything is loaded, if the runner knows; the limit of the run begins now. */
  readonly onBegun?: () => void;
  readonly onProgress?: (progress: RunProgress) => void;
  readonly onFrames?: (frames: readonly Frame[]) => void;
  /** Called with the number of solutions found so far. */
  readonly onFound?: (solutions: number) => void;
}

/** Runs methods, one at a time. */
export interface LabRunner {
  run(task: RunTask, hooks?: RunHooks): Promise<LabRunOutcome>;
  /** Ends the current run with what is known. Every later run ends at once. */
  stop(): void;
  close(): void;
}

export function reportOfRun(run: RunReport): Report {
  return { ...run, knownCells: run.known.join('').replaceAll(UNKNOWN_SYMBOL, '').length };
}

/** Returns the report on a run that had to be ended, from what it had reported by then. */
export function reportOfCut(
  puzzle: Puzzle,
  progress: RunProgress | undefined,
  found: Pick<RunReport, 'solutions' | 'seconds'>,
): Report {
  const { knownCells = 0, stats = {} } = progress ?? {};
  return { ...cutReport(puzzle, { ...found, stats }), knownCells };
}

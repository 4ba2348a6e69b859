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
  /** How many frames are wanted; watching costs time. */
  readonly frames: number;
  /** Whether the run ends once it has this many frames, because it was only for them. */
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
   * The known cells of a run that had to be ended, as last reported; they may be more than `known`
   * contains.
   */
  readonly knownCells: number;
}

export type LabRunOutcome =
  | { readonly kind: 'report'; readonly report: Report }
  /** The run was impossible, for a reason that the problem gives. */
  | { readonly kind: 'problem'; readonly problem: Problem }
  /** A bug, or a worker that died; the message may be empty. */
  | { readonly kind: 'fault'; readonly message: string };

export interface RunHooks {
  readonly onProgress?: (progress: RunProgress) => void;
  readonly onFrames?: (frames: readonly Frame[]) => void;
  /** Called with the number of solutions found so far. */
  readonly onFound?: (solutions: number) => void;
}

/** Runs methods, one at a time. */
export interface LabRunner {
  run(task: RunTask, hooks?: RunHooks): Promise<LabRunOutcome>;
  /** Ends the current run with what is known, and all later ones. */
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

// One run of one method, wherever it takes place: what is asked, what is told on the way, what
// comes out.

import type {
  Choices,
  MethodId,
  MethodLimits,
  MethodProgress,
} from '../../../src/methods/index.ts';
import type { RunReport } from '../../../src/methods/run-report.ts';
import type { Problem } from '../../../src/puzzle/problem.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { Frame } from './frames.ts';

export interface RunJob {
  readonly method: MethodId;
  readonly choices: Choices;
  readonly puzzle: Puzzle;
  readonly maxSolutions: number;
  readonly limits: MethodLimits & { readonly seconds: number };
  readonly seed: number;
  /** How many frames are wanted; watching costs time. */
  readonly frames: number;
  /** The run is over once these are there: it was for them alone. */
  readonly isFilm: boolean;
  /**
   * Its time counts, so that a run too short for the clock is repeated until the clock can tell.
   */
  readonly isMeasured: boolean;
}

export type RunProgress = Pick<MethodProgress, 'steps' | 'knownCells' | 'cells' | 'stats'>;

export interface Report extends RunReport {
  /** Of a run that had to be ended: more than its `known` tells, as it was last heard. */
  readonly knownCells: number;
}

export type RunOutcome =
  | { readonly kind: 'report'; readonly report: Report }
  /** It could not be done, for a reason that is told. */
  | { readonly kind: 'problem'; readonly problem: Problem }
  /** A bug, or a worker that died, which may have no words. */
  | { readonly kind: 'fault'; readonly message: string };

export interface RunHooks {
  readonly onProgress?: (progress: RunProgress) => void;
  readonly onFrames?: (frames: readonly Frame[]) => void;
  /** So many solutions are found by now. */
  readonly onFound?: (solutions: number) => void;
}

/** Where methods run, one at a time. */
export interface Runner {
  run(job: RunJob, hooks?: RunHooks): Promise<RunOutcome>;
  /** The run at hand ends with what is known; so do all to come. */
  stop(): void;
  close(): void;
}

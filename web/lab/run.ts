// One run of one method, wherever it takes place: what is asked, what is told on the way, what comes out.

import type { Choices, MethodId, MethodLimits, MethodProgress } from '../../src/methods/index.ts';
import type { Problem } from '../../src/puzzle/problem.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { Stats } from '../../src/puzzle/result.ts';
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
}

export type RunProgress = Pick<MethodProgress, 'steps' | 'knownCells' | 'cells' | 'stats'>;

export interface Report {
  /** Rows in the symbols of the palette. */
  readonly solutions: readonly (readonly string[])[];
  readonly complete: boolean;
  readonly knownCells: number;
  readonly stats: Stats;
  /** Wall-clock seconds of the solve alone. */
  readonly seconds: number;
  /** It did not end by itself: its time was over, or it was stopped. */
  readonly cut: boolean;
}

export type RunOutcome =
  | { readonly kind: 'report'; readonly report: Report }
  /** It could not be done, for a reason that is told. */
  | { readonly kind: 'problem'; readonly problem: Problem }
  /** A bug, or a worker that died. */
  | { readonly kind: 'fault'; readonly message: string };

export interface RunHooks {
  readonly onProgress?: (progress: RunProgress) => void;
  readonly onFrames?: (frames: readonly Frame[]) => void;
}

/** Where methods run, one at a time. */
export interface Runner {
  run(job: RunJob, hooks?: RunHooks): Promise<RunOutcome>;
  /** The run at hand ends with what is known; so do all to come. */
  stop(): void;
  close(): void;
}

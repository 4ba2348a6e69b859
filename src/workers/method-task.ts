// A method in a process of its own: its arguments, its report, and the messages to and from the
// process.

import type { MethodProgress, StepEvent } from '../methods/index.ts';
import type { FromWorker } from '../tasks/protocol.ts';
import type { MethodArgs, SolveByMethodAnswer } from '../tasks/solving/solve-by-method.ts';
import type { Profile } from './profile.ts';

export interface MethodSolveTask extends MethodArgs {
  readonly kind: 'method';
  /** If true, the method runs twice, and the report says where the time went. */
  readonly profile?: boolean;
}

export interface MethodReport extends SolveByMethodAnswer {
  /**
   * The most memory that the process has had so far; missing if the process ended before it
   * reported any.
   */
  readonly megabytes?: number;
  /**
   * CPU seconds of the process during the solve, without the programs that it started; missing if
   * the process ended before it reported any.
   */
  readonly cpuSeconds?: number;
  readonly profile?: Profile;
}

export interface MethodHooks {
  readonly onProgress?: (progress: MethodProgress) => void;
  readonly onStep?: (step: StepEvent) => void;
  /** Aborting the signal ends this task with what is known. Later tasks run as usual. */
  readonly signal?: AbortSignal;
}

/** How far a method is, and the most memory that its process has had so far. */
export interface ProcessProgress {
  readonly progress: MethodProgress;
  readonly megabytes: number;
}

/** `ready` says that the process has started and listens. */
export type FromProcess = { readonly kind: 'ready' } | FromWorker;

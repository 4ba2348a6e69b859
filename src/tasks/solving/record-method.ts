// Solves a puzzle by a method and records its first steps, so that the steps can be watched
// repeatedly. A run that is only for its steps ends when they have been recorded.

import { loadMethod, type MethodProgress } from '../../methods/index.ts';
import type { Outcome } from '../../puzzle/problem.ts';
import { clock } from '../clock.ts';
import type { Host } from '../host.ts';
import { type RecordedStep, recordSteps } from './record-steps.ts';
import {
  type MethodArgs,
  type MethodItem,
  type SolveByMethodAnswer,
  solveByMethod,
} from './solve-by-method.ts';

export interface RecordMethodArgs extends Omit<MethodArgs, 'trace'> {
  /** The greatest number of steps that are recorded; recording them costs time. */
  readonly mostSteps: number;
  /** Whether the run is only for its steps, so that it ends after `mostSteps` steps. */
  readonly isRecording: boolean;
}

export type RecordItem =
  /** Everything is loaded, so the clock starts. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'steps'; readonly steps: readonly RecordedStep[] }
  | Extract<MethodItem, { readonly kind: 'solution' }>;

export async function recordMethod(
  { mostSteps, isRecording, ...args }: RecordMethodArgs,
  { stop, onProgress, onItem }: Host<MethodProgress, RecordItem>,
): Promise<Outcome<SolveByMethodAnswer>> {
  await (await loadMethod(args.method)).prepare?.();
  void onItem({ kind: 'begun' });
  const deliver = (steps: readonly RecordedStep[]): void => void onItem({ kind: 'steps', steps });
  const recorder = recordSteps(mostSteps, clock.now(), deliver);
  const outcome = await solveByMethod(
    { ...args, trace: mostSteps > 0 },
    {
      stop: () => stop() || (isRecording && recorder.isFull()),
      onProgress,
      onItem: (item) => (item.kind === 'step' ? recorder.take(item.step) : onItem(item)),
    },
  );
  recorder.end();
  return outcome;
}

// Solves a puzzle by one of the methods.

import {
  type Choices,
  loadMethod,
  type MethodId,
  type MethodLimits,
  type MethodProgress,
  type RunProgram,
  type RunReport,
  runReportOf,
  type StepEvent,
  solveBy,
} from '../../methods/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { writeRows } from '../../puzzle/grid-text.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import { clock } from '../clock.ts';
import type { Host } from '../host.ts';
import type { SolveReport } from './solve-report.ts';

export interface MethodArgs {
  readonly method: MethodId;
  readonly choices: Choices;
  readonly puzzle: Puzzle;
  readonly maxSolutions: number;
  readonly limits: MethodLimits;
  readonly seed: number;
  /** If true, the steps of the method are items, too. */
  readonly trace?: boolean;
  /**
   * The run is repeated until this many seconds have passed. The seconds of the answer are the mean
   * of the runs, because a clock may be too coarse for one run.
   */
  readonly leastSeconds?: number;
}

/** The items of a method. The method does not wait until they are dealt with. */
export type MethodItem =
  | { readonly kind: 'solution'; readonly rows: readonly string[] }
  | { readonly kind: 'step'; readonly step: StepEvent };

export interface SolveByMethodAnswer extends SolveReport, RunReport {}

export interface MethodHost extends Host<MethodProgress, MethodItem> {
  /** Runs a program of the machine for methods that need a program. */
  readonly runProgram?: RunProgram;
}

export async function solveByMethod(
  { method, puzzle, trace, leastSeconds = 0, ...asked }: MethodArgs,
  { stop, onProgress, onItem, runProgram }: MethodHost,
): Promise<Outcome<SolveByMethodAnswer>> {
  const loaded = await loadMethod(method);
  const { choices, maxSolutions, limits, seed } = asked;
  const silent = {
    ...{ choices, maxSolutions, limits, seed, stop },
    ...defined({ runProgram }),
  };
  const onStep = (step: StepEvent): void => void onItem({ kind: 'step', step });
  const start = clock.now();
  const outcome = await solveBy(loaded, puzzle, {
    ...silent,
    onProgress,
    onSolution: (grid) => void onItem({ kind: 'solution', rows: writeRows(grid, puzzle.palette) }),
    ...defined({ onStep: trace ? onStep : undefined }),
  });
  if (!outcome.ok) return outcome;
  const secondsSoFar = (): number => (clock.now() - start) / 1000;
  let runs = 1;
  for (; secondsSoFar() < leastSeconds && !stop(); runs++) await solveBy(loaded, puzzle, silent);
  const seconds = secondsSoFar() / runs;
  return success(reportOfRun(runReportOf(outcome.value, puzzle, seconds, { stop, limits })));
}

/**
 * Adds the verdict and whether a solution was found, so that the report reads like that of the
 * engine.
 */
export function reportOfRun(report: RunReport): SolveByMethodAnswer {
  return { verdict: verdictOf(report), solved: report.solutions.length > 0, ...report };
}

// Many questions to the engine under one budget: one clock, one sum of conflicts, one `stop`, and
// turns for the host between the questions as well as in them.

import type { Terms } from '../../engine/options.ts';
import { solve } from '../../engine/solve.ts';
import { goesOn, type Hosting, makePace, type Pace, secondsLeft } from '../../pacing/pace.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Result } from '../../puzzle/result.ts';

export interface QuestionBudget<P = undefined> {
  readonly pace: Pace<P>;
  /** Makes the progress report for the host after so many trials, when one is due. */
  readonly progress: (tried: number) => P;
  /** How often something was tried. */
  tried: number;
  /** Conflicts of all questions so far. */
  conflicts: number;
}

export interface Question extends Terms {
  readonly maxSolutions: number;
  /** Conflicts after which the question stays open. */
  readonly conflicts: number;
}

export function makeBudget<P>(
  hosting: Hosting<P>,
  progress: (tried: number) => P,
): QuestionBudget<P> {
  return { pace: makePace(hosting), progress, tried: 0, conflicts: 0 };
}

/**
 * A part of what is left, for questions that must not take all of it; the conflicts that they cost
 * are still to be added.
 */
export function partOf<P>(budget: QuestionBudget<P>, share: number): QuestionBudget<P> {
  const { pace, conflicts } = budget;
  const now = Date.now();
  const end = now + Math.max(0, pace.end - now) * share;
  const part = { ...pace, end, work: Math.floor((pace.work - conflicts) * share) };
  return { ...budget, pace: part, conflicts: 0 };
}

/** Before something is tried: false when the budget is spent or the host wants an end. */
export function isLeft<P>(budget: QuestionBudget<P>): Promise<boolean> {
  const { pace, conflicts, progress } = budget;
  const tried = budget.tried++;
  return goesOn(pace, conflicts, () => progress(tried));
}

/** Undefined when nothing is left of the budget. */
export async function ask<P>(
  budget: QuestionBudget<P>,
  puzzle: Puzzle,
  { conflicts, ...question }: Question,
): Promise<Result | undefined> {
  if (!(await isLeft(budget))) return undefined;
  const { stop, work } = budget.pace;
  const left = Math.min(conflicts, work - budget.conflicts);
  const limits = { seconds: secondsLeft(budget.pace), conflicts: left };
  const result = await solve(puzzle, { ...question, limits, ...(stop && { stop }) });
  budget.conflicts += result.stats.conflicts;
  return result;
}

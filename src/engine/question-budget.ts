// Asks the engine many questions under one budget: they share one clock, one sum of conflicts and
// one `stop`, and the host gets turns between the questions as well as during them.

import { goesOn, type Hosting, makePace, type Pace, secondsLeft } from '../pacing/pace.ts';
import { defined } from '../puzzle/defined.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result } from '../puzzle/result.ts';
import type { Terms } from './options.ts';
import { solve } from './solve.ts';

export interface QuestionBudget<P = undefined> {
  readonly pace: Pace<P>;
  /** Makes the progress for the host, when a report is due, from the number of tries so far. */
  readonly progress: (tried: number) => P;
  /** How many tries there have been so far. */
  tried: number;
  /** How many conflicts all questions have taken so far. */
  conflicts: number;
}

interface Question extends Terms {
  readonly maxSolutions: number;
  /** How many conflicts the question may take before it is left unanswered. */
  readonly conflicts: number;
}

export function makeBudget<P>(
  hosting: Hosting<P>,
  progress: (tried: number) => P,
): QuestionBudget<P> {
  return { pace: makePace(hosting), progress, tried: 0, conflicts: 0 };
}

/**
 * Returns a part of what is left of the budget, for questions that must not take all of it. The
 * caller has to add the conflicts of this part to the budget afterwards.
 */
export function partOf<P>(budget: QuestionBudget<P>, share: number): QuestionBudget<P> {
  const { pace, conflicts } = budget;
  const now = Date.now();
  const end = now + Math.max(0, pace.end - now) * share;
  const part = { ...pace, end, work: Math.floor((pace.work - conflicts) * share) };
  return { ...budget, pace: part, conflicts: 0 };
}

/**
 * Counts a try that is about to begin; resolves to false when the budget is spent or the host stops
 * the work.
 */
export function isLeft<P>(budget: QuestionBudget<P>): Promise<boolean> {
  const { pace, conflicts, progress } = budget;
  const tried = budget.tried++;
  return goesOn(pace, conflicts, () => progress(tried));
}

/** Asks one question; returns undefined when the budget is spent or the host stops the work. */
export async function ask<P>(
  budget: QuestionBudget<P>,
  puzzle: Puzzle,
  { conflicts, ...question }: Question,
): Promise<Result | undefined> {
  if (!(await isLeft(budget))) return undefined;
  const { stop, work } = budget.pace;
  const left = Math.min(conflicts, work - budget.conflicts);
  const limits = { seconds: secondsLeft(budget.pace), conflicts: left };
  const result = await solve(puzzle, { ...question, limits, ...defined({ stop }) });
  budget.conflicts += result.stats.conflicts;
  return result;
}

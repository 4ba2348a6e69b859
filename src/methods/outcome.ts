// The outcome of a method on a puzzle, for comparing methods: its verdict, or why it has none.

import type { Problem } from '../puzzle/problem.ts';
import { type Verdict, verdictOf } from '../puzzle/verdict.ts';
import type { RunReport } from './run-report.ts';

export type MethodOutcome =
  | Exclude<Verdict, 'unknown'>
  /** The method found one solution, but did not settle whether there are others. */
  | 'solved'
  /** The method ended by itself, without a solution or a verdict. */
  | 'gave-up'
  | 'time-out'
  | 'time-out-solved'
  /** The answer of the method cannot be true. */
  | 'wrong'
  | 'refused'
  | 'not-installed'
  | 'out-of-memory'
  | 'failed';

/** The outcomes as tables and files write them. */
export const OUTCOME_WORDS: Readonly<Record<MethodOutcome, string>> = {
  unique: 'unique',
  multiple: 'multiple',
  none: 'none',
  solved: 'solved, uniqueness open',
  'gave-up': 'gave up',
  'time-out': 'time-out',
  'time-out-solved': 'time-out, one solution found',
  wrong: 'WRONG',
  refused: 'refused',
  'not-installed': 'not installed',
  'out-of-memory': 'out of memory',
  failed: 'failed',
};

/** Whether the method came to a verdict that nothing refutes. */
export function isSettled(outcome: MethodOutcome | undefined): boolean {
  return outcome === 'unique' || outcome === 'multiple' || outcome === 'none';
}

export interface Ended {
  readonly report: Pick<RunReport, 'solutions' | 'complete' | 'cut'> | undefined;
  readonly problem: Problem | undefined;
  /** Whether other methods found solutions that this method rules out. */
  readonly isRefuted: boolean;
}

/**
 * Returns the outcome of a run, or undefined if nothing was run. A proven verdict counts even when
 * the run was cut.
 */
export function outcomeOf({ report, problem, isRefuted }: Ended): MethodOutcome | undefined {
  if (isRefuted || (problem !== undefined && isFalse(problem))) return 'wrong';
  if (problem !== undefined) return OF_PROBLEMS.get(problem.code) ?? 'refused';
  if (report === undefined) return undefined;
  const verdict = verdictOf(report);
  if (verdict !== 'unknown') return verdict;
  const isSolved = report.solutions.length > 0;
  if (report.cut) return isSolved ? 'time-out-solved' : 'time-out';
  return isSolved ? 'solved' : 'gave-up';
}

/** Whether the problem is that the method returned something that cannot be true. */
export function isFalse({ code }: Problem): boolean {
  return code === 'wrong-solution' || code === 'doubled-solution';
}

const OF_PROBLEMS: ReadonlyMap<string, MethodOutcome> = new Map([
  ['fault', 'failed'],
  ['killed', 'failed'],
  ['not-installed', 'not-installed'],
  ['out-of-memory', 'out-of-memory'],
]);

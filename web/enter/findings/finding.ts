// The findings of the solver about a draft, and which part of them the grid shows.

import type {
  ContradictoryLines,
  Correction,
  Corrections,
  Rating,
} from '../../../src/explain/index.ts';
import { differingCells, type Grid } from '../../../src/puzzle/grid.ts';
import { verdictOf } from '../../../src/puzzle/verdict.ts';
import type { SolveAnswer } from '../../../src/tasks/solving/solve.ts';
import type { TypedDraft } from '../draft/typed-draft.ts';

export type DraftFinding =
  | { readonly kind: 'solved'; readonly answer: Solutions }
  | { readonly kind: 'rated'; readonly rating: Rating }
  | ContradictionFinding;

/** The answer of a solve; what is known of each cell is missing if the solve was cancelled. */
type Solutions = Pick<SolveAnswer, 'solutions' | 'complete' | 'verdict'> &
  Partial<Pick<SolveAnswer, 'known'>>;

export interface ContradictionFinding {
  readonly kind: 'contradiction';
  readonly contradiction: ContradictoryLines;
  /**
   * Whether the given cells may be at fault: there are some, and the clues are not known to
   * contradict each other without them.
   */
  readonly withGiven: boolean;
  /**
   * Missing until the search for corrections has ended; still missing if that search failed or was
   * cancelled.
   */
  readonly corrections?: Corrections;
}

/** A correction that is tried out. */
export interface TriedCorrection {
  readonly correction: Correction;
  readonly draft: TypedDraft;
  readonly grid?: Grid;
}

/** Returns what a cancelled solve found before. */
export function cutAnswer(solutions: readonly Grid[]): Solutions {
  const found = { solutions, complete: false };
  return { ...found, verdict: verdictOf(found) };
}

/** Whether a solution was found, but it is not known whether there are others. */
export function isOneFound(finding: DraftFinding): boolean {
  if (finding.kind !== 'solved') return false;
  const { verdict, solutions } = finding.answer;
  return verdict === 'unknown' && solutions.length > 0;
}

/** Returns the cells in which solutions differ. */
export function differingIn(finding: DraftFinding | undefined): readonly number[] {
  return finding?.kind === 'solved' ? differingCells(finding.answer.solutions) : [];
}

/** Returns the lines that contradict each other. */
export function contradictoryLinesIn(finding: DraftFinding | undefined): readonly number[] {
  return finding?.kind === 'contradiction' ? finding.contradiction.lines : [];
}

/**
 * Returns solution `shown`, or the known cells if the finding has no such solution. Returns
 * undefined if the finding is not about solutions, or if the puzzle has no solution.
 */
export function gridIn(finding: DraftFinding | undefined, shown: number): Grid | undefined {
  if (finding?.kind !== 'solved') return undefined;
  const { solutions, known, verdict } = finding.answer;
  return solutions[shown] ?? (verdict === 'none' ? undefined : known);
}

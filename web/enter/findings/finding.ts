// What the solver found about a draft, and what of it stands on the grid.

import type {
  ContradictoryLines,
  Correction,
  Corrections,
  Rating,
} from '../../../src/explain/index.ts';
import { differingCells, type Grid } from '../../../src/puzzle/grid.ts';
import type { SolveAnswer } from '../../solver/tasks/solve.ts';
import type { TypedDraft } from '../draft/typed-draft.ts';

export type DraftFinding =
  | { readonly kind: 'solved'; readonly answer: SolveAnswer }
  | { readonly kind: 'rated'; readonly rating: Rating }
  | {
      readonly kind: 'contradiction';
      readonly conflict: ContradictoryLines;
      /** Missing while they are looked for, or when that was cancelled. */
      readonly corrections?: Corrections;
    };

/** A finding holds for the draft that it was found for, and no other. */
export interface Found {
  readonly of: TypedDraft;
  readonly finding: DraftFinding;
}

/** A correction that is tried out. */
export interface Trial {
  readonly correction: Correction;
  readonly draft: TypedDraft;
  readonly grid?: Grid;
}

/** Cells in which solutions differ. */
export function differingIn(finding: DraftFinding | undefined): readonly number[] {
  return finding?.kind === 'solved' ? differingCells(finding.answer.solutions) : [];
}

/** Lines to look at. */
export function conflictIn(finding: DraftFinding | undefined): readonly number[] {
  return finding?.kind === 'contradiction' ? finding.conflict.lines : [];
}

/** The solution that is shown, or what is sure of it. */
export function gridIn(finding: DraftFinding | undefined, shown: number): Grid | undefined {
  if (finding?.kind !== 'solved') return undefined;
  const { solutions, known, verdict } = finding.answer;
  return solutions[shown] ?? (verdict === 'none' ? undefined : known);
}

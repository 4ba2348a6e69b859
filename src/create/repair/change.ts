// Describes changes of a picture that make it the only solution of its clues.

import type { Drawing } from '../drawing.ts';

export interface Change {
  readonly cell: number;
  /** The colour index before the change; `to` is the colour index after the change. */
  readonly from: number;
  readonly to: number;
}

export interface Suggestion {
  /** The changes that together make the picture the only solution of its clues. */
  readonly changes: readonly Change[];
  /**
   * Whether it is proved that the picture would have several solutions without any one of the
   * changes; with a symmetry, without those of any one orbit, which are made together. False if
   * time was short, or if a question was left unanswered.
   */
  readonly isMinimal: boolean;
  /** How visible the changes are, together: see visibility.ts. */
  readonly visibility: number;
  /** How sure the image is of the changed cells, together: see `RepairOptions.sureness`. */
  readonly sureness: number;
}

export function withChanges(drawing: Drawing, changes: readonly Change[]): Drawing {
  const cells = drawing.cells.slice();
  for (const { cell, to } of changes) cells[cell] = to;
  return { ...drawing, cells };
}

/** Returns the changes that lead from a drawing to another one of its size. */
export function changesBetween(before: Drawing, after: Pick<Drawing, 'cells'>): Change[] {
  const changes: Change[] = [];
  for (const [cell, from] of before.cells.entries()) {
    const to = after.cells[cell];
    if (to !== from) changes.push({ cell, from, to });
  }
  return changes;
}

/** Returns whether two lists, both in order of their cells, have the same changes. */
export function sameChanges(a: readonly Change[], b: readonly Change[]): boolean {
  return (
    a.length === b.length && a.every(({ cell, to }, i) => cell === b[i].cell && to === b[i].to)
  );
}

/** Compares suggestions, the better one first: fewer cells, then less visible, then less sure. */
export function compareSuggestions(a: Suggestion, b: Suggestion): number {
  return (
    a.changes.length - b.changes.length ||
    a.visibility - b.visibility ||
    a.sureness - b.sureness ||
    firstDifference(a.changes, b.changes)
  );
}

function firstDifference(a: readonly Change[], b: readonly Change[]): number {
  for (const [i, change] of a.entries()) {
    if (change.cell !== b[i].cell) return change.cell - b[i].cell;
    if (change.to !== b[i].to) return change.to - b[i].to;
  }
  return 0;
}

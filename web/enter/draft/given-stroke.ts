// A stroke over the grid while given cells are set. Its first cell gets its next state, and all
// cells that the stroke passes get the same state. A click is a stroke of one cell.

import { cellsBetween } from '../../../src/create/tool-cells.ts';
import { type Place, placeOf, type Size } from '../../../src/puzzle/places.ts';
import { nextColourOfGiven, withGivenAt } from './given-cells.ts';
import type { TypedDraft } from './typed-draft.ts';

export interface GivenStroke {
  /** The colour of the cells as given cells; undefined if the stroke makes them not given. */
  readonly colour: number | undefined;
  /** The place of the pointer, which may have left the board. */
  readonly end: Place;
  /** The cells of the board that the stroke has passed, the first one first. */
  readonly trail: readonly Place[];
}

export function beginGivenStroke(draft: TypedDraft, at: Place): GivenStroke {
  return { colour: nextColourOfGiven(draft, at), end: at, trail: [at] };
}

/** Returns the same stroke while the pointer stays in the same cell. */
export function extendGivenStroke(stroke: GivenStroke, size: Size, to: Place): GivenStroke {
  const { end, trail } = stroke;
  if (isSame(end, to)) return stroke;
  // The trail skips no cell, however fast the pointer moved.
  const passed = cellsBetween(size, end, to).map((cell) => placeOf(size, cell));
  const added = passed.filter((place) => !trail.some((each) => isSame(each, place)));
  return { ...stroke, end: to, trail: [...trail, ...added] };
}

export function afterGivenStroke(draft: TypedDraft, { trail, colour }: GivenStroke): TypedDraft {
  return withGivenAt(draft, trail, colour);
}

function isSame(a: Place, b: Place): boolean {
  return a.row === b.row && a.column === b.column;
}

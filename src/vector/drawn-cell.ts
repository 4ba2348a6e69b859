// Says what a vector image shows in a cell, as a small number: 0 is nothing, 1 is a cross, and
// 1 + c is colour c. The marks of the page are such numbers; its notes are too large to be colours,
// and are not drawn.

import { colourOf, type Grid, isKnown } from '../puzzle/grid.ts';
import { MAX_COLOURS } from '../puzzle/palette.ts';

export type DrawnCell = number;

export const UNDRAWN: DrawnCell = 0;
export const CROSSED: DrawnCell = 1;

/** Returns the colour that is drawn; 0 for crosses, notes and cells with nothing in them. */
export function colourDrawn(cell: DrawnCell): number {
  return cell > CROSSED && cell <= 1 + MAX_COLOURS ? cell - 1 : 0;
}

/** Returns what shows the candidates of a cell; an unknown cell shows nothing. */
export function drawnCell(candidates: number): DrawnCell {
  return isKnown(candidates) ? 1 + colourOf(candidates) : UNDRAWN;
}

/** Returns the cells of a solution; those of the background are left empty, as on paper. */
export function drawnSolution({ cells }: Grid): Uint8Array {
  return Uint8Array.from(cells, (candidates) => {
    const cell = drawnCell(candidates);
    return cell === CROSSED ? UNDRAWN : cell;
  });
}

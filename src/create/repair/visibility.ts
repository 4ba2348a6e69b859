// Measures how visible a change of cells is. A changed cell counts the neighbours at its sides that
// have another colour, and much more if no neighbour at all has its colour: everybody sees such a
// dot, or such a hole.

import { columnOf, rowOf } from '../../puzzle/places.ts';
import type { Drawing } from '../drawing.ts';

/** The visibility of a dot or a hole besides that of its neighbours. */
const ALONE = 10;

/** `cells` are those that were changed, in the picture after the change. */
export function visibilityOf(drawing: Drawing, cells: readonly number[]): number {
  let sum = 0;
  for (const cell of cells) sum += visibilityOfCell(drawing, cell);
  return sum;
}

function visibilityOfCell({ width, height, cells }: Drawing, cell: number): number {
  const [row, column] = [rowOf(cell, width), columnOf(cell, width)];
  let [unlike, alike] = [0, 0];
  for (let r = Math.max(row - 1, 0); r <= Math.min(row + 1, height - 1); r++) {
    for (let c = Math.max(column - 1, 0); c <= Math.min(column + 1, width - 1); c++) {
      const other = r * width + c;
      if (other === cell) continue;
      if (cells[other] === cells[cell]) alike++;
      else if (r === row || c === column) unlike++;
    }
  }
  return unlike + (alike === 0 ? ALONE : 0);
}

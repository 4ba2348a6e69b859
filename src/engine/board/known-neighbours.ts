import { isKnown } from '../../puzzle/grid.ts';
import { columnOf } from '../../puzzle/places.ts';

/** Counts the sides of a cell on which the next cell is known, or on which the board ends. */
export function knownNeighbours(cells: Int32Array, width: number, cell: number): number {
  const column = columnOf(cell, width);
  return (
    (column === 0 ? 1 : known(cells[cell - 1])) +
    (column === width - 1 ? 1 : known(cells[cell + 1])) +
    (cell < width ? 1 : known(cells[cell - width])) +
    (cell + width >= cells.length ? 1 : known(cells[cell + width]))
  );
}

function known(candidates: number): number {
  return isKnown(candidates) ? 1 : 0;
}

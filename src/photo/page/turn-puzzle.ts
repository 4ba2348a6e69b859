// Turns a found puzzle by quarters, because a photo may lie on its side or upside down.

import type { FoundPuzzle } from './find-puzzles.ts';
import type { PuzzleLayout } from './puzzle-layout.ts';
import type { ClueSide } from './puzzle-shape.ts';

/** Turns a puzzle clockwise so often: what was above is then to the right. */
export function turnedPuzzle(puzzle: FoundPuzzle, quarters: number): FoundPuzzle {
  return quarters === 0 ? puzzle : turnedPuzzle(turnedOnce(puzzle), quarters - 1);
}

function turnedOnce({ layout, placeOf }: FoundPuzzle): FoundPuzzle {
  const { column, row, columns, rows } = layout.grid;
  const turned: PuzzleLayout = {
    grid: { column: 0, row: 0, columns: rows, rows: columns },
    rows: { side: otherSide(layout.columns.side), cells: layout.columns.cells },
    columns: layout.rows,
    isBoxed: layout.isBoxed,
  };
  return { layout: turned, placeOf: (x, y) => placeOf(column + y, row + rows - x) };
}

function otherSide(side: ClueSide): ClueSide {
  return side === 'before' ? 'after' : 'before';
}

// The clues of a drawing. Clues that did not change stay the same objects, so that components that
// show them need not render again.

import type { Drawing } from '../../../src/create/drawing.ts';
import { clueOfCells, type ExactClue, sameClue } from '../../../src/puzzle/clue.ts';
import { cellAt, partOfRow } from '../../../src/puzzle/places.ts';

export interface Clues {
  readonly rows: readonly ExactClue[];
  readonly columns: readonly ExactClue[];
}

export function cluesOf({ width, height, cells }: Drawing, before?: Clues): Clues {
  const kept = (clue: ExactClue, old: ExactClue | undefined): ExactClue =>
    old !== undefined && sameClue(clue, old) ? old : clue;
  const rows = Array.from({ length: height }, (_, row) => {
    const clue = clueOfCells([...partOfRow(cells, row, width)]);
    return kept(clue, before?.rows[row]);
  });
  const columns = Array.from({ length: width }, (_, column) => {
    const line = Array.from({ length: height }, (_, row) => cells[cellAt(row, column, width)]);
    return kept(clueOfCells(line), before?.columns[column]);
  });
  return { rows, columns };
}

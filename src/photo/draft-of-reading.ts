// Makes the draft of a puzzle from a reading: the numbers as they were settled, and the marks of
// the board as a saved grid, if they were read. The draft may be wrong.

import type { ReadNumber } from '../explain/clue-readings/read-number.ts';
import { defined } from '../puzzle/defined.ts';
import type { Grid } from '../puzzle/grid.ts';
import { allCandidates, type Palette } from '../puzzle/palette.ts';
import type { Size } from '../puzzle/places.ts';
import type { ExactDraft, Meta } from '../puzzle/puzzle.ts';
import type { PhotoReading } from './photo-reading.ts';

export function draftOfReading(reading: PhotoReading, meta: Meta = {}): ExactDraft {
  const { readings, settled, marks } = reading;
  const { width, height, palette } = readings;
  return {
    ...{ width, height, palette, meta },
    rows: settled.rows.map(blocksOf),
    columns: settled.columns.map(blocksOf),
    ...defined({ saved: marks && [markedGrid(readings, palette, marks)] }),
  };
}

/** A number of length 0 is one that is none. */
export function blocksOf(numbers: readonly Pick<ReadNumber, 'length' | 'colour'>[]) {
  return numbers.flatMap(({ length, colour }) => (length > 0 ? [{ length, colour }] : []));
}

/** Takes a colour for each cell, 0 for a cross, and -1 where nothing is marked. */
export function markedGrid(
  { width, height }: Size,
  palette: Palette,
  marks: ArrayLike<number>,
): Grid {
  const unknown = allCandidates(palette);
  return {
    ...{ width, height },
    cells: Int32Array.from(marks, (mark) => (mark < 0 ? unknown : 1 << mark)),
  };
}

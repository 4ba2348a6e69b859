// Makes readings as a photo would give them, without a photo: every line has the numbers that are
// told, each sure unless it is told otherwise.

import type { ReadNumber } from '../src/explain/clue-readings/read-number.ts';
import type { PhotoReading } from '../src/photo/photo-reading.ts';
import { BLACK_AND_WHITE } from '../src/puzzle/palette.ts';

/** The side of a cell of the straightened image, and the room of a clue, in pixels. */
const CELL = 10;
const ROOM = 30;

type MadeNumber = number | (Partial<ReadNumber> & { readonly length: number });
type MadeLines = readonly (readonly MadeNumber[])[];

export function madeReading(
  rows: MadeLines,
  columns: MadeLines,
  rest: Partial<PhotoReading> = {},
): PhotoReading {
  const [width, height] = [columns.length, rows.length];
  const grid = { left: ROOM, top: ROOM, width: CELL * width, height: CELL * height };
  const size = { width: ROOM + grid.width, height: ROOM + grid.height };
  const data = new Uint8ClampedArray(4 * size.width * size.height).fill(255);
  return {
    place: {
      ...{ width, height },
      corners: [
        { x: ROOM, y: ROOM },
        { x: size.width, y: ROOM },
        { x: size.width, y: size.height },
        { x: ROOM, y: size.height },
      ],
    },
    puzzles: 1,
    puzzle: 0,
    isCutOff: false,
    areColoursAlike: false,
    straight: { ...size, data },
    grid,
    readings: {
      ...{ width, height, palette: BLACK_AND_WHITE },
      rows: rows.map(() => []),
      columns: columns.map(() => []),
    },
    digitBoxes: { rows: rows.map(() => []), columns: columns.map(() => []) },
    clueBoxes: {
      rows: rows.map((_, i) => ({ left: 0, top: ROOM + CELL * i, width: ROOM, height: CELL })),
      columns: columns.map((_, i) => ({
        ...{ left: ROOM + CELL * i, top: 0, width: CELL, height: ROOM },
      })),
    },
    settled: {
      rows: rows.map((line) => line.map(numberOf)),
      columns: columns.map((line) => line.map(numberOf)),
      verdict: 'unique',
      isChanged: false,
      isCut: false,
    },
    ...rest,
  };
}

function numberOf(made: MadeNumber): ReadNumber {
  return {
    ...{ colour: 1, start: 0, end: 1, probability: 0.999, isDoubtful: false, isChanged: false },
    alternatives: [],
    ...(typeof made === 'number' ? { length: made } : made),
  };
}

// Describes what is read from an image of a puzzle.

import type { Image } from '../create/images/image-samples.ts';
import type { ClueReadings } from '../explain/clue-readings/clue-reading.ts';
import type { SettledReading } from '../explain/clue-readings/read-number.ts';
import type { Size } from '../puzzle/places.ts';

/** A place in an image, in pixels from its upper left corner. */
export interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in pixels; the sides may be fractions. */
export interface PixelBox extends Size {
  readonly left: number;
  readonly top: number;
}

/** The place of a grid in an image; `corners` go clockwise from the upper left. */
export interface GridPlace extends Size {
  readonly corners: readonly [PixelPoint, PixelPoint, PixelPoint, PixelPoint];
}

/** Facts about an image that somebody knows before it is read; all may be left out. */
export interface PhotoWish {
  /** The place of the grid; it is looked for if this is not told. */
  readonly place?: GridPlace;
  /** The number of the puzzle that is read, from 0; the first that has clues by default. */
  readonly puzzle?: number;
  /** Whether the marks of a board that is partly filled are read as well. */
  readonly readsMarks?: boolean;
}

export interface PhotoReading {
  /** The place of the grid in the image as it was given. */
  readonly place: GridPlace;
  /** How many puzzles the image seems to hold, 1 at least. */
  readonly puzzles: number;
  /** The number of the one that was read, from 0. */
  readonly puzzle: number;
  /** Whether a part of the puzzle seems to be outside of the image. */
  readonly isCutOff: boolean;
  /** Whether some colours of clues are so much alike that numbers may have another. */
  readonly areColoursAlike: boolean;
  /** The puzzle cut out and straightened, upright, with its clues; crops are parts of it. */
  readonly straight: Image;
  /** The cells of the grid in the straightened image. */
  readonly grid: PixelBox;
  readonly readings: ClueReadings;
  /** The box of each digit in the straightened image, line by line as in the readings. */
  readonly digitBoxes: {
    readonly rows: readonly (readonly PixelBox[])[];
    readonly columns: readonly (readonly PixelBox[])[];
  };
  /** The room for the clue of each line in the straightened image. */
  readonly clueBoxes: { readonly rows: readonly PixelBox[]; readonly columns: readonly PixelBox[] };
  /** The clues as the solver settled them. */
  readonly settled: SettledReading;
  /**
   * The marks on the board, cell by cell: a colour, 0 for a cross, and -1 where nothing is
   * marked. Only if this was wished for.
   */
  readonly marks?: Int8Array;
}

export interface PhotoProgress {
  readonly stage: 'finding' | 'reading' | 'solving';
  /** How much of the whole is done, from 0 to 1. */
  readonly done: number;
}

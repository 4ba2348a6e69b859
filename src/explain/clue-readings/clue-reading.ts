// Describes what somebody read of clues without being certain of it, such as from a photo: a line
// is a row of digits, each with probabilities, and between two digits a new number may begin. So
// two numbers that may be one, one that may be two, and a digit that may be none are all told by
// it.

import type { Palette } from '../../puzzle/palette.ts';
import type { Size } from '../../puzzle/places.ts';

/** The kind of what looks like a digit and is none, after those of the digits from 0 to 9. */
export const NO_DIGIT = 10;
export const DIGIT_KINDS = NO_DIGIT + 1;

export interface DigitReading {
  /** The probability of each digit from 0 to 9, and of NO_DIGIT; together 1. */
  readonly kinds: readonly number[];
  /** The probability that a number begins with it; 1 for the first digit of a line. */
  readonly begins: number;
  /** The colour of its number, an index into the palette, from 1. */
  readonly colour: number;
}

/** The digits of a clue in the order in which the clue is read; none where nothing stands. */
export type LineReading = readonly DigitReading[];

export interface ClueReadings extends Size {
  readonly rows: readonly LineReading[];
  readonly columns: readonly LineReading[];
  readonly palette: Palette;
}

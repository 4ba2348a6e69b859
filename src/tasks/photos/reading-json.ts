// Turns a reading into the JSON that the command line prints and the server sends: the puzzle, and
// each number with how sure it is.

import type { ReadNumber } from '../../explain/clue-readings/read-number.ts';
import { toJson } from '../../formats/index.ts';
import { draftOfReading } from '../../photo/draft-of-reading.ts';
import type { GridPlace, PhotoReading, PixelBox } from '../../photo/photo-reading.ts';
import { scaledPlace } from '../../photo/scaled-place.ts';
import { defined } from '../../puzzle/defined.ts';
import { writeRows } from '../../puzzle/grid-text.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { type Outcome, problemJson } from '../../puzzle/problem.ts';
import type { Meta, Puzzle } from '../../puzzle/puzzle.ts';
import { validate } from '../../puzzle/validate.ts';
import type { Verdict } from '../../puzzle/verdict.ts';
import { doubtfulNumbers } from './noted-numbers.ts';
import { numberBoxes } from './number-boxes.ts';

export interface ReadingJson {
  /** Absent if the clues make no puzzle; `errors` says why. */
  readonly puzzle?: object;
  readonly errors?: readonly object[];
  readonly verdict: Verdict;
  /** Whether the solver changed a number. */
  readonly changed: boolean;
  /** Whether a limit was reached before a reading with a solution was found. */
  readonly cut: boolean;
  /** How many numbers a person must look at. */
  readonly doubtful: number;
  readonly rows: readonly (readonly NumberJson[])[];
  readonly columns: readonly (readonly NumberJson[])[];
  /** Whether a part of the puzzle seems to be outside of the photo. */
  readonly cutOff: boolean;
  readonly coloursAlike: boolean;
  /** Whether the file has several frames, of which the first was read. */
  readonly animated: boolean;
  /** How many puzzles the photo seems to hold. */
  readonly puzzles: number;
  /** The number of the one that was read, from 1. */
  readonly number: number;
  /** The corners of the grid are in pixels of the photo. */
  readonly place: {
    readonly rows: number;
    readonly columns: number;
    readonly corners: GridPlace['corners'];
  };
  readonly marks?: readonly string[];
}

interface NumberJson {
  readonly length: number;
  /** The symbol of its colour; only where there are several. */
  readonly colour?: string;
  readonly probability: number;
  readonly doubtful: boolean;
  readonly changed: boolean;
  readonly alternatives: ReadNumber['alternatives'];
  /** The digits of the number in pixels of the photo; absent if it has none. */
  readonly box?: PixelBox;
}

/** Tells how the image that was read was made of a file. */
export interface PhotoSource {
  /** How many pixels of the photo a pixel of the image that was read stands for. */
  readonly factor: number;
  readonly isAnimated: boolean;
}

export function readingJson(
  reading: PhotoReading,
  puzzle: Outcome<Puzzle>,
  { factor, isAnimated }: PhotoSource,
): ReadingJson {
  const { settled, readings, puzzles } = reading;
  const { palette } = readings;
  const boxes = numberBoxes(reading, factor);
  const side = (name: 'rows' | 'columns') =>
    settled[name].map((numbers, line) =>
      numbers.map((number, i) => numberJson(number, palette, boxes[name][line]?.[i])),
    );
  const { width, height, corners } = scaledPlace(reading.place, factor);
  const [marks] = draftOfReading(reading).saved ?? [];
  return {
    ...(puzzle.ok
      ? { puzzle: toJson(puzzle.value) }
      : { errors: puzzle.problems.map(problemJson) }),
    verdict: settled.verdict,
    changed: settled.isChanged,
    cut: settled.isCut,
    doubtful: doubtfulNumbers(reading).length,
    rows: side('rows'),
    columns: side('columns'),
    cutOff: reading.isCutOff,
    coloursAlike: reading.areColoursAlike,
    animated: isAnimated,
    puzzles,
    number: reading.puzzle + 1,
    place: { rows: height, columns: width, corners },
    ...defined({ marks: marks && writeRows(marks, palette) }),
  };
}

export function puzzleOfReading(reading: PhotoReading, meta: Meta): Outcome<Puzzle> {
  return validate(draftOfReading(reading, meta));
}

function numberJson(number: ReadNumber, palette: Palette, box: PixelBox | undefined): NumberJson {
  const { length, probability, isDoubtful, isChanged, alternatives } = number;
  const colour = palette.length > 2 ? palette[number.colour]?.symbol : undefined;
  return {
    length,
    ...defined({ colour }),
    probability: rounded(probability),
    doubtful: isDoubtful,
    changed: isChanged,
    alternatives: alternatives.map((each) => ({
      length: each.length,
      probability: rounded(each.probability),
    })),
    ...defined({ box }),
  };
}

function rounded(probability: number): number {
  return Math.round(1e4 * probability) / 1e4;
}

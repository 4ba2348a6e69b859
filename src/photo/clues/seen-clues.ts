// Sees the digits of all clues: cuts them out of the ink of each line and leaves out what stands
// too far from the grid. Where they are not clear, it looks once more with less ink: small digits
// with thin strokes fall to pieces otherwise. Cost: about 0.1 ms a digit, mostly in the net.

import type { InkImage } from '../digits/digit-patch.ts';
import type { DigitReader } from '../digits/read-digit.ts';
import type { ClueSide, LatticePart } from '../page/puzzle-shape.ts';
import { boxOfPart, type StraightPuzzle } from '../page/straight-puzzle.ts';
import { usualHeight, withoutLines } from './digit-parts.ts';
import { FAINT_INKS, withFaintDigits } from './faint-digits.ts';
import { type InkPart, inkParts } from './ink-parts.ts';
import { nearDigits } from './near-digits.ts';
import { middleX } from './read-lines.ts';
import {
  type DigitLook,
  digitClarity,
  meanClarity,
  type SeenDigit,
  seenDigits,
} from './seen-digits.ts';

/** The ink, of 255, that pixels of a digit have at least: usually, and where that is not clear. */
const LEAST_INKS = [107, 72] as const;
/** Digits are clear if their probability is no less, and so are clues if the mean of theirs is. */
const CLEAR = 0.9;

/** The digits of each line, and their usual height. */
interface SeenClues {
  readonly rows: SeenDigit[][];
  readonly columns: SeenDigit[][];
  readonly height: number;
}

/** Sees the digits of all lines, with less ink where that is clearer. */
export function seenClues(straight: StraightPuzzle, ink: InkImage, read: DigitReader): SeenClues {
  const [usual, faint] = LEAST_INKS;
  const seen = seenWith(straight, { ink, read, least: usual });
  if ((meanClarity(digitsOf(seen)) ?? 1) >= CLEAR) return seen;
  const other = seenWith(straight, { ink, read, least: faint });
  return clearDigits(other) > clearDigits(seen) ? other : seen;
}

/** Counts the digits that are clear, less those that are not. */
function clearDigits(seen: SeenClues): number {
  return digitsOf(seen).reduce((sum, digit) => sum + (digitClarity(digit) >= CLEAR ? 1 : -1), 0);
}

function digitsOf({ rows, columns }: SeenClues): SeenDigit[] {
  return [...rows, ...columns].flat();
}

interface SeeOptions {
  readonly ink: InkImage;
  readonly read: DigitReader;
  readonly least: number;
}

function seenWith(straight: StraightPuzzle, { ink, read, least }: SeeOptions): SeenClues {
  const { cell, isBoxed } = straight;
  const partsOf = (lane: LatticePart, limit: number): InkPart[] =>
    withoutLines(inkParts(ink, boxOfPart(lane, cell), limit), cell);
  const parts = new Map(
    [...straight.rows, ...straight.columns].map((lane) => [lane, partsOf(lane, least)] as const),
  );
  const height = usualHeight([...parts.values()].flat(), cell);
  const look: DigitLook = { ink, height, read };
  const see = (lane: LatticePart): SeenDigit[] => {
    return FAINT_INKS.reduce<SeenDigit[]>(
      (digits, limit) => withFaintDigits(look, digits, partsOf(lane, limit)),
      seenDigits(look, parts.get(lane) ?? []),
    );
  };
  const near = (lines: SeenDigit[][], along: 'x' | 'y', side: ClueSide): SeenDigit[][] =>
    nearDigits(lines, { along, side, height, cell, isBoxed });
  return {
    columns: near(straight.columns.map(see), 'y', straight.columnSide),
    rows: near(straight.rows.map(see), 'x', straight.rowSide).map((digits) =>
      digits.sort((a, b) => middleX(a) - middleX(b)),
    ),
    height,
  };
}

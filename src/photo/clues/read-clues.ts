// Reads the clues of a straightened puzzle: cuts digits out of the ink of each line, has the net
// tell what they are, and tells where numbers begin. Cost: about 0.1 ms a digit, mostly in the net.

import type { Image } from '../../create/images/image-samples.ts';
import { type LineReading, NO_DIGIT } from '../../explain/clue-readings/clue-reading.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { digitPatch, type InkImage } from '../digits/digit-patch.ts';
import type { DigitReader } from '../digits/read-digit.ts';
import { greyImage } from '../page/grey-image.ts';
import type { ClueSide, LatticePart } from '../page/puzzle-shape.ts';
import { boxOfPart, type StraightPuzzle } from '../page/straight-puzzle.ts';
import type { PixelBox } from '../photo-reading.ts';
import { clueColours } from './clue-colours.ts';
import {
  cutBox,
  cutsInTwo,
  digitParts,
  mostDigits,
  usualHeight,
  withoutLines,
} from './digit-parts.ts';
import { type ClueLane, inkImage } from './ink-image.ts';
import { type InkPart, inkParts } from './ink-parts.ts';
import { nearDigits } from './near-digits.ts';
import { beginsAfter, digitGaps, gapLimit } from './number-gaps.ts';

interface ReadLine {
  readonly digits: LineReading;
  readonly boxes: readonly PixelBox[];
}

export interface ReadClues {
  readonly rows: readonly ReadLine[];
  readonly columns: readonly ReadLine[];
  readonly palette: Palette;
}

/** A digit that was cut out, and the probabilities of its kinds. */
interface SeenDigit {
  readonly box: PixelBox;
  readonly kinds: readonly number[];
}

/** The margins in which lines may be, in shares of a cell. */
const MARGIN = 0.08;
/** A part that is no digit with this probability or more is left out. */
const SURELY_NONE = 0.985;
/** How likely a number begins with a digit that is in another cell or row than the one before. */
const APART = 0.995;

export function readStraightClues(straight: StraightPuzzle, read: DigitReader): ReadClues {
  const ink = inkOfClues(straight);
  const partsOf = (side: readonly LatticePart[]): InkPart[][] =>
    side.map((lane) => {
      return withoutLines(inkParts(ink, boxOfPart(lane, straight.cell)), straight.cell);
    });
  const [rowParts, columnParts] = [partsOf(straight.rows), partsOf(straight.columns)];
  const height = usualHeight([...rowParts, ...columnParts].flat(), straight.cell);
  const look: Look = { ink, height, read };
  const see = (parts: readonly InkPart[]): SeenDigit[] => seenDigits(look, parts);
  const near = (lines: SeenDigit[][], along: 'x' | 'y', side: ClueSide): SeenDigit[][] =>
    straight.isBoxed ? lines : nearDigits(lines, { along, side, height, cell: straight.cell });
  const seenColumns = near(columnParts.map(see), 'y', straight.columnSide);
  const columns = seenColumns.map((digits) => readColumn(digits, height));
  const seenRows = near(rowParts.map(see), 'x', straight.rowSide).map((digits) =>
    digits.sort((a, b) => middleX(a) - middleX(b)),
  );
  const rows = straight.isBoxed
    ? seenRows.map((digits) => readBoxedRow(digits, straight.cell))
    : readRows(seenRows, { height, columnSum: sumOf(columns) });
  return withColours({ rows, columns }, straight.image, ink);
}

function withColours(
  { rows, columns }: Omit<ReadClues, 'palette'>,
  image: Image,
  ink: InkImage,
): ReadClues {
  const boxes = [...rows, ...columns].flatMap((line) => line.boxes);
  const { palette, colours } = clueColours(image, ink, boxes);
  let next = 0;
  const coloured = (line: ReadLine): ReadLine => {
    const digits = line.digits.map((digit) => ({ ...digit, colour: colours[next++] }));
    return { ...line, digits };
  };
  return { rows: rows.map(coloured), columns: columns.map(coloured), palette };
}

function inkOfClues(straight: StraightPuzzle): InkImage {
  const { image, cell, isBoxed } = straight;
  const lanesOf = (lanes: readonly LatticePart[], side: ClueSide): ClueLane[] => {
    const isLevel = lanes === straight.rows;
    const gridEnd = side === 'before' ? 'last' : 'first';
    return lanes.map((lane) => ({ ...lane, isLevel, gridEnd }));
  };
  const lanes = [
    ...lanesOf(straight.rows, straight.rowSide),
    ...lanesOf(straight.columns, straight.columnSide),
  ];
  return inkImage(greyImage(image, 1), { lanes, cell, isBoxed, margin: Math.round(MARGIN * cell) });
}

/** The ink, the usual height of a digit and the net, which are needed to see a digit. */
interface Look {
  readonly ink: InkImage;
  /** The usual height of a digit. */
  readonly height: number;
  readonly read: DigitReader;
}

/** Cuts digits out of parts; a wide part is cut in the way that reads best. */
function seenDigits(look: Look, parts: readonly InkPart[]): SeenDigit[] {
  const digits = digitParts(parts, look.height).flatMap((box) => bestCut(look, box));
  return digits.filter(({ kinds }) => kinds[NO_DIGIT] < SURELY_NONE);
}

function bestCut(look: Look, box: PixelBox): SeenDigit[] {
  let best = seen(look, [box]);
  let most = clarityOf(best);
  const digits = mostDigits(box, look.height);
  const cuts = digits > 1 ? cutsInTwo(look.ink, box) : [];
  for (const boxes of digits > 2 ? [...cuts, cutBox(look.ink, box, 3)] : cuts) {
    const cut = seen(look, boxes);
    if (clarityOf(cut) > most) [best, most] = [cut, clarityOf(cut)];
  }
  return best;
}

function seen({ ink, read }: Look, boxes: readonly PixelBox[]): SeenDigit[] {
  return boxes.map((box) => ({ box, kinds: read(digitPatch(ink, box)) }));
}

/** Returns how clear the least clear digit is. */
function clarityOf(digits: readonly SeenDigit[]): number {
  return Math.min(...digits.map(({ kinds }) => Math.max(...kinds.slice(0, NO_DIGIT))));
}

/** The digits of a number in a column stand side by side; numbers stand below each other. */
function readColumn(digits: readonly SeenDigit[], height: number): ReadLine {
  const numbers: SeenDigit[][] = [];
  for (const digit of [...digits].sort((a, b) => middleY(a) - middleY(b))) {
    const last = numbers.at(-1);
    const isBeside = last !== undefined && middleY(digit) - middleY(last[0]) < 0.5 * height;
    if (isBeside) last.push(digit);
    else numbers.push([digit]);
  }
  const begins = numbers.flatMap((number) => number.map((_, i) => (i === 0 ? APART : 1 - APART)));
  return readLine(
    numbers.flatMap((number) => number.sort((a, b) => middleX(a) - middleX(b))),
    begins,
  );
}

function readBoxedRow(digits: readonly SeenDigit[], cell: number): ReadLine {
  const cellOf = (digit: SeenDigit): number => Math.floor(middleX(digit) / cell);
  const begins = digits.map((digit, i) =>
    i === 0 || cellOf(digit) !== cellOf(digits[i - 1]) ? APART : 1 - APART,
  );
  return readLine(digits, begins);
}

interface RowFacts {
  readonly height: number;
  readonly columnSum: number;
}

function readRows(rows: readonly SeenDigit[][], { height, columnSum }: RowFacts): ReadLine[] {
  const placed = rows.map((digits) =>
    digits.map(({ box, kinds }) => ({ box, value: digitOf(kinds) })),
  );
  const limit = gapLimit(placed, height, columnSum);
  return rows.map((digits, i) => {
    const begins = digitGaps(placed[i], height).map((gap) => beginsAfter(gap, limit));
    return readLine(digits, [1, ...begins]);
  });
}

function readLine(digits: readonly SeenDigit[], begins: readonly number[]): ReadLine {
  return {
    digits: digits.map(({ kinds }, i) => ({
      kinds,
      begins: i === 0 ? 1 : begins[i],
      colour: 1,
    })),
    boxes: digits.map(({ box }) => box),
  };
}

function digitOf(kinds: readonly number[]): number | undefined {
  const kind = kinds.indexOf(Math.max(...kinds));
  return kind === NO_DIGIT ? undefined : kind;
}

/** Adds up the numbers of lines as they look likeliest. */
function sumOf(lines: readonly ReadLine[]): number {
  let sum = 0;
  for (const { digits } of lines) {
    let number = 0;
    for (const { kinds, begins } of digits) {
      const value = digitOf(kinds);
      if (value === undefined) continue;
      if (begins > 0.5) [sum, number] = [sum + number, 0];
      number = 10 * number + value;
    }
    sum += number;
  }
  return sum;
}

function middleX({ box }: SeenDigit): number {
  return box.left + box.width / 2;
}

function middleY({ box }: SeenDigit): number {
  return box.top + box.height / 2;
}

// Reads the clues of a straightened puzzle: cuts digits out of the ink of each line, has the net
// tell what they are, and tells where numbers begin. Cost: about 0.1 ms a digit, mostly in the net.

import type { Palette } from '../../puzzle/palette.ts';
import type { InkImage } from '../digits/digit-patch.ts';
import type { DigitReader } from '../digits/read-digit.ts';
import { type GreyImage, greyImage } from '../page/grey-image.ts';
import type { ClueSide, LatticePart } from '../page/puzzle-shape.ts';
import type { StraightPuzzle } from '../page/straight-puzzle.ts';
import { type ColouredImage, clueColours } from './colours/clue-colours.ts';
import { type ClueLane, inkImage } from './ink-image.ts';
import { levelledPlates } from './level-plates.ts';
import { withoutOutlines } from './number-outlines.ts';
import { type NumberPlates, numberPlates } from './number-plates.ts';
import { type ReadLine, readBoxedRow, readColumn, readRows, sumOfLines } from './read-lines.ts';
import { seenClues } from './seen-clues.ts';

export interface ReadClues {
  readonly rows: readonly ReadLine[];
  readonly columns: readonly ReadLine[];
  readonly palette: Palette;
  /** Whether some colours are so much alike that digits may have another. */
  readonly areColoursAlike: boolean;
  /** Whether some numbers are taken for done because they are grey. */
  readonly haveDone: boolean;
}

/** The margins in which lines may be, in shares of a cell. */
const MARGIN = 0.08;

export function readStraightClues(straight: StraightPuzzle, read: DigitReader): ReadClues {
  const { cell, isBoxed } = straight;
  const plates = numberPlates(straight);
  const ink = inkOfClues(straight, plates);
  const { rows: seenRows, columns: seenColumns, height } = seenClues(straight, ink, read);
  const columns = seenColumns.map((digits) => readColumn(digits, height));
  const rows = isBoxed
    ? seenRows.map((digits) => readBoxedRow(digits, cell))
    : readRows(seenRows, { height, columnSum: sumOfLines(columns), plates });
  return withColours({ rows, columns }, { image: straight.image, ink, plates });
}

function withColours(
  { rows, columns }: Pick<ReadClues, 'rows' | 'columns'>,
  image: ColouredImage,
): ReadClues {
  const boxes = [...rows, ...columns].flatMap((line) => line.boxes);
  const { palette, colours, areAlike, haveDone } = clueColours(image, boxes);
  let next = 0;
  const coloured = (line: ReadLine): ReadLine => {
    const digits = line.digits.map((digit) => ({ ...digit, colour: colours[next++] }));
    return { ...line, digits };
  };
  const lines = { rows: rows.map(coloured), columns: columns.map(coloured) };
  return { ...lines, palette, areColoursAlike: areAlike, haveDone };
}

function inkOfClues(straight: StraightPuzzle, plates: NumberPlates | undefined): InkImage {
  const { cell, isBoxed } = straight;
  const lanesOf = (lanes: readonly LatticePart[], side: ClueSide): ClueLane[] => {
    const isLevel = lanes === straight.rows;
    const gridEnd = side === 'before' ? 'last' : 'first';
    return lanes.map((lane) => ({ ...lane, isLevel, gridEnd }));
  };
  const lanes = [
    ...lanesOf(straight.rows, straight.rowSide),
    ...lanesOf(straight.columns, straight.columnSide),
  ];
  return inkImage(paperWithInk(straight, plates), {
    lanes,
    cell,
    isBoxed,
    margin: Math.round(MARGIN * cell),
  });
}

/** Returns the light of the image without the boxes around numbers. */
function paperWithInk(straight: StraightPuzzle, plates: NumberPlates | undefined): GreyImage {
  if (plates !== undefined) return levelledPlates(straight.image, plates);
  const grey = greyImage(straight.image, 1);
  return straight.isBoxed ? grey : withoutOutlines(grey, straight);
}

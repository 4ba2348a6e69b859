// Reads the picture in a page of nonograms.org: `var d=[[..],[..],...];`, lists of four whole
// numbers that hide width, height, colours and the runs of painted cells. The clues are made from
// the picture. Source: tsionyx/pynogram, reader.py (`NonogramsOrg.decipher`), which shows how the
// script of the site reads the lists.

import { draftOfPicture } from '../puzzle/draft-of-picture.ts';
import type { Grid } from '../puzzle/grid.ts';
import { BACKGROUND, MAX_COLOURS, makePalette, type Palette } from '../puzzle/palette.ts';
import { cellAt, type Size } from '../puzzle/places.ts';
import { failure, type Outcome, type Problem } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { tooLargeProblem, validate } from '../puzzle/validate.ts';
import { countOf, type PartlyWorded, worded } from '../puzzle/wording.ts';
import { nameOfRgb } from './text/colour-text.ts';
import { type ReadingBudget, spendCells } from './text/reading-budget.ts';
import { textPlaceOf } from './text/text-lines.ts';

/** Matches the text up to and including the bracket that opens the first list. */
export const PICTURE_START = /\bvar\s+d\s*=\s*\[\s*\[/;

/** The size and the number of colours, which are hidden in the lists before the picture. */
interface Heading extends Size {
  readonly colours: number;
}

type Four = readonly [number, number, number, number];

/**
 * A reader of lists: `at` is the offset up to which the text was read, and `lists` counts the lists
 * that were read. After the first problem, nothing more is read.
 */
interface Reader {
  readonly text: string;
  at: number;
  lists: number;
  problem?: Problem;
}

/** Reads the picture; the first list of `d` opens at `offset`. */
export function readPicture(text: string, offset: number, budget: ReadingBudget): Outcome<Puzzle> {
  const reader: Reader = { text, at: offset, lists: 0 };
  nextList(reader);
  const width = hidden(nextHiding(reader));
  const height = hidden(nextHiding(reader));
  const colours = hidden(nextHiding(reader));
  const heading = { width, height, colours };
  checkHeading(reader, heading, budget);
  if (reader.problem !== undefined) return failure(reader.problem);
  const palette = readPalette(reader, colours);
  const grid = readRuns(reader, heading);
  if (reader.problem !== undefined) return failure(reader.problem);
  return validate(draftOfPicture(grid, palette));
}

const LIST = /\s*,?\s*\[\s*(-?\d{1,9})\s*,\s*(-?\d{1,9})\s*,\s*(-?\d{1,9})\s*,\s*(-?\d{1,9})\s*\]/y;
const NOTHING: Four = [0, 0, 0, 1];

function nextList(reader: Reader): Four {
  if (reader.problem !== undefined) return NOTHING;
  LIST.lastIndex = reader.at;
  const match = LIST.exec(reader.text);
  if (match === null) {
    complainAt(reader, worded`expected a list of four whole numbers, like [3,14,15,92]`);
    return NOTHING;
  }
  reader.at = LIST.lastIndex;
  reader.lists++;
  return [Number(match[1]), Number(match[2]), Number(match[3]), Number(match[4])];
}

function complainAt(reader: Reader, what: PartlyWorded): void {
  const words = worded`list ${reader.lists + 1} of "var d": ${what}; the page may have been cut off or changed: save it again`;
  reader.problem ??= { code: 'bad-page', ...words, ...textPlaceOf(reader.text, reader.at) };
}

/** Reads a list that hides a number. Its last number is the modulus, which cannot be 0. */
function nextHiding(reader: Reader): Four {
  const list = nextList(reader);
  if (list[3] === 0)
    complainAt(reader, worded`the list before it ends with 0, so it hides no number`);
  return list;
}

function hidden([a, b, c, modulus]: Four): number {
  return (a % modulus) + (b % modulus) - (c % modulus);
}

function checkHeading(
  reader: Reader,
  { width, height, colours }: Heading,
  budget: ReadingBudget,
): void {
  if (!(width >= 1 && height >= 1 && colours >= 1 && colours <= MAX_COLOURS)) {
    const words = worded`the lists before it say ${width}x${height} cells and ${countOf(colours, 'colour')}, expected at least 1x1 cells and 1 to ${MAX_COLOURS} colours`;
    complainAt(reader, words);
  }
  const impossible = tooLargeProblem(width, height);
  if (impossible !== undefined) complainAt(reader, impossible);
  if (reader.problem !== undefined) return;
  const tooLarge = spendCells(budget, width, height);
  if (tooLarge !== undefined)
    reader.problem = { ...tooLarge, ...textPlaceOf(reader.text, reader.at) };
}

function readPalette(reader: Reader, colours: number): Palette {
  const key = nextList(reader);
  const entries = Array.from({ length: colours }, () => {
    const list = nextList(reader);
    const levels = [list[0] - key[1], list[1] - key[0], list[2] - key[3]];
    if (!levels.every((level) => level >= 0 && level <= 255)) {
      if (reader.problem === undefined)
        complainAt(reader, worded`the list before it is not a colour`);
      return { name: '', rgb: '#000000' };
    }
    const rgb = `#${levels.map((level) => level.toString(16).padStart(2, '0')).join('')}`;
    return { name: nameOfRgb(rgb), rgb };
  });
  return makePalette(BACKGROUND, entries);
}

function readRuns(reader: Reader, { width, height, colours }: Heading): Grid {
  const cells = new Int32Array(width * height).fill(1);
  const [a, b, c, modulus] = nextHiding(reader);
  const runs = (a % modulus) ** 2 + 2 * (b % modulus) + (c % modulus);
  if (!(runs >= 0 && runs <= cells.length))
    complainAt(reader, worded`the list before it says ${runs} runs`);
  const key = nextList(reader);
  for (let run = 0; run < runs && reader.problem === undefined; run++) {
    const list = nextList(reader);
    if (reader.problem !== undefined) break;
    const [start, length, colour, row] = [
      list[0] - key[0] - 1,
      list[1] - key[1],
      list[2] - key[2],
      list[3] - key[3] - 1,
    ];
    const isInside =
      start >= 0 && length >= 1 && start + length <= width && row >= 0 && row < height;
    if (!isInside || colour < 1 || colour > colours) {
      const words = worded`the run before it (row ${row + 1}, from cell ${start + 1}, ${length} cells, colour ${colour}) does not fit ${width}x${height} cells and ${countOf(colours, 'colour')}`;
      complainAt(reader, words);
      break;
    }
    const first = cellAt(row, start, width);
    cells.fill(1 << colour, first, first + length);
  }
  return { width, height, cells };
}

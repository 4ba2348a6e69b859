// Adds clues up: rows and columns must have the same number of cells of each colour. Blotted blocks
// and unknown lines leave a number open; then only the cells that it is at least are counted.

import { type Clue, gaps, paintedCells } from '../../puzzle/clue.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { lengthOfLine } from '../../puzzle/places.ts';
import { allLines, type ClueLines } from './clue-lines.ts';

/**
 * A colour of which the rows have more or fewer cells than the columns. The side that has more may
 * have even more than this number when it has blotted blocks or unknown lines.
 */
export interface SumsDiffer {
  readonly colour: number;
  readonly rows: number;
  readonly columns: number;
}

export function differingSums(lines: ClueLines): SumsDiffer[] {
  return sumsOf(lines).flatMap(({ colour, rows, columns }) => {
    const isOpen = rows.least > columns.least ? !columns.isExact : !rows.isExact;
    if (rows.least === columns.least || isOpen) return [];
    return [{ colour, rows: rows.least, columns: columns.least }];
  });
}

/** How many cells of a colour the clues of the rows, and those of the columns, ask for. */
export interface ColourSums {
  readonly colour: number;
  readonly rows: Sum;
  readonly columns: Sum;
}

interface Sum {
  readonly least: number;
  /** Whether the clues ask for just as many: no block of the colour is blotted, no line unknown. */
  readonly isExact: boolean;
}

/** Returns the sums of all colours; the background has 0. */
export function sumsOf({ height, clues, palette }: ClueLines): ColourSums[] {
  const [rows, columns] = [clues.slice(0, height), clues.slice(height)];
  const [inRows, inColumns] = [leastByColour(rows, palette), leastByColour(columns, palette)];
  return [...palette.keys()].map((colour) => ({
    colour,
    rows: { least: inRows[colour], isExact: rows.every((clue) => tellsCells(clue, colour)) },
    columns: {
      least: inColumns[colour],
      isExact: columns.every((clue) => tellsCells(clue, colour)),
    },
  }));
}

/** Returns whether a clue tells how many cells of a colour its line has. */
function tellsCells(clue: Clue, colour: number): boolean {
  return clue?.every((block) => block.length !== null || block.colour !== colour) ?? false;
}

/**
 * Tells whether the rows in `kept` need more cells of some colour than the columns can have, or the
 * other way round. A search would take long to find this out, so this is checked before any search.
 */
export function cannotAddUp(lines: ClueLines, kept: readonly number[]): boolean {
  const { height, clues, palette } = lines;
  const counts = new Set(kept);
  const rows = countIn(lines, counts, 0, height);
  const columns = countIn(lines, counts, height, clues.length);
  const exceeds = (one: SideCount, other: SideCount, colour: number): boolean =>
    one.least[colour] > other.most[colour];
  return palette.some((_, c) => exceeds(rows, columns, c) || exceeds(columns, rows, c));
}

interface SideCount {
  /** How many cells of each colour the clues of the kept lines need. */
  readonly least: readonly number[];
  /**
   * How many cells of each colour the side can have: the lines that are not kept can have any
   * colour everywhere, and blotted blocks can fill the cells that other blocks leave.
   */
  readonly most: readonly number[];
}

function countIn(
  lines: ClueLines,
  counts: ReadonlySet<number>,
  from: number,
  to: number,
): SideCount {
  const side = allLines(lines).slice(from, to);
  const kept = side.map((line) => (counts.has(line) ? lines.clues[line] : null));
  const least = leastByColour(kept, lines.palette);
  const cells = lengthOfLine(lines, from);
  const most = least.map((sum, colour) =>
    kept.reduce((all, clue) => all + roomFor(clue, colour, cells), sum),
  );
  return { least, most };
}

/** Returns how many cells of a colour a line can have beyond those that its clue needs. */
function roomFor(clue: Clue, colour: number, cells: number): number {
  if (clue === null) return cells;
  return tellsCells(clue, colour) ? 0 : cells - paintedCells(clue) - gaps(clue);
}

function leastByColour(clues: readonly Clue[], palette: Palette): number[] {
  const sums = palette.map(() => 0);
  for (const clue of clues) {
    for (const { length, colour } of clue ?? []) sums[colour] += length ?? 1;
  }
  return sums;
}

// Adds clues up: rows and columns must have the same number of cells of each colour.

import type { Clue } from '../../puzzle/clue.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { lengthOfLine } from '../../puzzle/places.ts';
import { allLines, type ClueLines } from './clue-lines.ts';

/** A colour of which the rows have more or fewer cells than the columns. */
export interface SumsDiffer {
  readonly colour: number;
  readonly rows: number;
  readonly columns: number;
}

export function differingSums({ height, clues, palette }: ClueLines): SumsDiffer[] {
  const rows = sumsByColour(clues.slice(0, height), palette);
  const columns = sumsByColour(clues.slice(height), palette);
  return rows.flatMap((sum, colour) =>
    sum === columns[colour] ? [] : [{ colour, rows: sum, columns: columns[colour] }],
  );
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
    one.least[colour] > other.least[colour] + other.spare;
  return palette.some((_, c) => exceeds(rows, columns, c) || exceeds(columns, rows, c));
}

interface SideCount {
  /** How many cells of each colour the clues of the kept lines need. */
  readonly least: readonly number[];
  /** How many cells the lines that are not kept have; these cells can have any colour. */
  readonly spare: number;
}

function countIn(
  lines: ClueLines,
  counts: ReadonlySet<number>,
  from: number,
  to: number,
): SideCount {
  const side = allLines(lines).slice(from, to);
  const kept = side.filter((line) => counts.has(line)).map((line) => lines.clues[line]);
  const spare = (side.length - kept.length) * lengthOfLine(lines, from);
  return { least: sumsByColour(kept, lines.palette), spare };
}

function sumsByColour(clues: readonly Clue[], palette: Palette): number[] {
  const sums = palette.map(() => 0);
  for (const { length, colour } of clues.flat()) sums[colour] += length;
  return sums;
}

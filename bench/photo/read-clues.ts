// Turns what was read from a photo into clues in the colours of the true puzzle.

import {
  type ClueReadings,
  type LineReading,
  NO_DIGIT,
} from '../../src/explain/clue-readings/clue-reading.ts';
import type { ReadNumber, SettledReading } from '../../src/explain/clue-readings/read-number.ts';
import type { ExactBlock, ExactClue } from '../../src/puzzle/clue.ts';
import type { Palette } from '../../src/puzzle/palette.ts';

export interface ReadClues {
  readonly rows: readonly ExactClue[];
  readonly columns: readonly ExactClue[];
}

/** Returns the clues as each digit looks by itself, before any solver saw them. */
export function likeliestClues({ rows, columns, palette }: ClueReadings, truth: Palette) {
  const colours = nearestColours(palette, truth);
  const clueOf = (line: LineReading): ExactClue => likeliestClue(line, colours);
  return { rows: rows.map(clueOf), columns: columns.map(clueOf) } satisfies ReadClues;
}

/** Returns the clues as the solver settled them; `palette` is that of the readings. */
export function settledClues(settled: SettledReading, palette: Palette, truth: Palette) {
  const colours = nearestColours(palette, truth);
  const clueOf = (line: readonly ReadNumber[]): ExactClue =>
    line.flatMap(({ length, colour }) => (length > 0 ? [{ length, colour: colours[colour] }] : []));
  const { rows, columns } = settled;
  return { rows: rows.map(clueOf), columns: columns.map(clueOf) } satisfies ReadClues;
}

/** A number begins where a digit that is one more likely begins a number than not. */
function likeliestClue(line: LineReading, colours: readonly number[]): ExactClue {
  const blocks: ExactBlock[] = [];
  let begins = true;
  for (const digit of line) {
    begins ||= digit.begins > 0.5;
    const kind = digit.kinds.indexOf(Math.max(...digit.kinds));
    if (kind === NO_DIGIT) continue;
    const last = begins ? undefined : blocks.pop();
    blocks.push({ length: 10 * (last?.length ?? 0) + kind, colour: colours[digit.colour] });
    begins = false;
  }
  return blocks.filter(({ length }) => length > 0);
}

/** Returns the index of the most similar true colour for each index of a palette. */
function nearestColours(palette: Palette, truth: Palette): number[] {
  if (truth.length === 2) return palette.map((_, index) => Math.min(index, 1));
  return palette.map(({ rgb }) => {
    const distances = truth.slice(1).map((colour) => distance(rgb, colour.rgb));
    return 1 + distances.indexOf(Math.min(...distances));
  });
}

function distance(a: string, b: string): number {
  const [x, y] = [a, b].map((hex) => Number.parseInt(hex.slice(1), 16));
  return [16, 8, 0].reduce((sum, at) => sum + (((x >> at) & 255) - ((y >> at) & 255)) ** 2, 0);
}

// Turns what was read from a photo into clues in the colours of the true puzzle.

import type { ClueReadings } from '../../src/explain/clue-readings/clue-reading.ts';
import { likeliestClues } from '../../src/explain/clue-readings/likeliest-clues.ts';
import type { SettledReading } from '../../src/explain/clue-readings/read-number.ts';
import type { ExactClue } from '../../src/puzzle/clue.ts';
import type { Palette } from '../../src/puzzle/palette.ts';

export interface ColouredClues {
  readonly rows: readonly ExactClue[];
  readonly columns: readonly ExactClue[];
}

/** Returns the clues as each digit looks by itself, before any solver saw them. */
export function unsettledClues(readings: ClueReadings, truth: Palette): ColouredClues {
  return inColours(likeliestClues(readings), nearestColours(readings.palette, truth));
}

/** Returns the clues as the solver settled them; `palette` is that of the readings. */
export function settledClues(
  settled: SettledReading,
  palette: Palette,
  truth: Palette,
): ColouredClues {
  return inColours(settled, nearestColours(palette, truth));
}

/** A number of length 0 is none. */
function inColours({ rows, columns }: ColouredClues, colours: readonly number[]): ColouredClues {
  const clueOf = (line: ExactClue): ExactClue =>
    line.flatMap(({ length, colour }) => (length > 0 ? [{ length, colour: colours[colour] }] : []));
  return { rows: rows.map(clueOf), columns: columns.map(clueOf) };
}

/**
 * Returns the index of a true colour for each index of a palette: each true colour once, so that
 * all of them together are most similar; further ones have an index that no true colour has. Thin
 * strokes look paler than they are, but not more so than others.
 */
function nearestColours(palette: Palette, truth: Palette): number[] {
  const apart = palette.slice(1).map(({ rgb }) => truth.slice(1).map((t) => distance(rgb, t.rgb)));
  const { colours } = bestPairs(apart, 0, new Set());
  return [0, ...colours.map((colour) => colour + 1)];
}

interface ColourPairs {
  readonly colours: readonly number[];
  readonly sum: number;
}

/** Tries all true colours that are free for each read one from `read` on. */
function bestPairs(apart: number[][], read: number, used: ReadonlySet<number>): ColourPairs {
  const own = apart[read];
  if (own === undefined) return { colours: [], sum: 0 };
  const free = own.flatMap((_, colour) => (used.has(colour) ? [] : [colour]));
  if (free.length === 0) {
    const rest = bestPairs(apart, read + 1, used);
    return { colours: [own.length, ...rest.colours], sum: rest.sum };
  }
  return free
    .map((colour) => {
      const rest = bestPairs(apart, read + 1, new Set([...used, colour]));
      return { colours: [colour, ...rest.colours], sum: own[colour] + rest.sum };
    })
    .reduce((best, pairs) => (pairs.sum < best.sum ? pairs : best));
}

function distance(a: string, b: string): number {
  const [x, y] = [a, b].map((hex) => Number.parseInt(hex.slice(1), 16));
  return [16, 8, 0].reduce((sum, at) => sum + (((x >> at) & 255) - ((y >> at) & 255)) ** 2, 0);
}

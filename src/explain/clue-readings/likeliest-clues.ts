// Reads each line by itself: every digit is its likeliest kind, and begins a number where that is
// likelier than not. Nothing asks whether the clue fits its line.

import type { ExactClue } from '../../puzzle/clue.ts';
import { type ClueReadings, type LineReading, NO_DIGIT } from './clue-reading.ts';
import type { NumberPart } from './line-choice.ts';

/** Returns the clues as they are read before anything is corrected. */
export function likeliestClues({ rows, columns }: Pick<ClueReadings, 'rows' | 'columns'>): {
  readonly rows: readonly ExactClue[];
  readonly columns: readonly ExactClue[];
} {
  return { rows: rows.map(clueOfReading), columns: columns.map(clueOfReading) };
}

function clueOfReading(reading: LineReading): ExactClue {
  return likeliestParts(reading).map(({ length, colour }) => ({ length, colour }));
}

/** A number that would be longer than `longest` is several. */
export function likeliestParts(
  reading: LineReading,
  longest = Number.POSITIVE_INFINITY,
): readonly NumberPart[] {
  const parts: NumberPart[] = [];
  let hasBegun = true;
  for (const [at, { kinds, begins, colour }] of reading.entries()) {
    hasBegun ||= begins >= 0.5;
    const kind = kinds.indexOf(Math.max(...kinds));
    if (kind === NO_DIGIT) continue;
    const last = parts.at(-1);
    const length = 10 * (last?.length ?? 0) + kind;
    if (last === undefined || hasBegun || last.colour !== colour || length > longest) {
      parts.push({ length: kind, colour, start: at, end: at + 1 });
    } else {
      parts.splice(-1, 1, { ...last, length, end: at + 1 });
    }
    hasBegun = false;
  }
  return parts.filter(({ length }) => length > 0);
}

// Says what somebody must look at in a reading of a photo.

import type { NumberAlternative } from '../../explain/clue-readings/read-number.ts';
import type { PhotoReading } from '../../photo/photo-reading.ts';
import type { DoubtfulNumber } from '../../tasks/photos/reading-json.ts';
import { onOneLine } from './escape-control-characters.ts';

/** Returns a line like "photo.jpg: row 3, number 2: read as 7, but it may be 1 (31 %)". */
export function doubtLine(path: string, number: DoubtfulNumber): string {
  const { axis, line, index, length, isChanged, alternatives } = number;
  const place = `${axis} ${line + 1}, number ${index + 1}`;
  const read = length === 0 ? 'left out' : `${isChanged ? 'taken for' : 'read as'} ${length}`;
  const others = alternatives.map(alternativeWords).join(' or ');
  const doubt = others === '' ? 'without being sure' : `but it may be ${others}`;
  return onOneLine(`${path}: ${place}: ${read}, ${doubt}`);
}

function alternativeWords({ length, probability }: NumberAlternative): string {
  return `${length === 0 ? 'none' : length} (${Math.round(100 * probability)} %)`;
}

/** Returns what else a person should know; `chosen` is the puzzle that was asked for, from 1. */
export function photoNotes(
  { puzzles, settled }: PhotoReading,
  chosen: number | undefined,
): readonly string[] {
  const notes: string[] = [];
  if (puzzles > 1 && chosen === undefined)
    notes.push(
      `it seems to hold ${puzzles} puzzles, and the first was read: --puzzle 2 reads another`,
    );
  if (settled.verdict === 'none')
    notes.push('no reading was found that has a solution: compare the clues with the photo');
  return notes;
}

// Says what somebody must look at in a reading of a photo.

import type { NumberAlternative } from '../../explain/clue-readings/read-number.ts';
import type { PhotoReading } from '../../photo/photo-reading.ts';
import type { NotedNumber } from '../../tasks/photos/noted-numbers.ts';
import { onOneLine } from './escape-control-characters.ts';

/**
 * Returns a line like "a.jpg: row 3, number 2: read as 7, changed to 1, but it may be 7 (31 %)".
 */
export function numberLine(path: string, number: NotedNumber): string {
  const { axis, line, index, length, isDoubtful, alternatives } = number;
  // A number that is left out has no place of its own in the clue as it is written.
  const place = `${axis} ${line + 1}, ${length === 0 ? 'at ' : ''}number ${index + 1}`;
  const others = alternatives.map(alternativeWords).join(' or ');
  const doubt = others === '' ? ', without being sure' : `, but it may be ${others}`;
  return onOneLine(`${path}: ${place}: ${readWords(number)}${isDoubtful ? doubt : ''}`);
}

function readWords({ length, isChanged, readAs }: NotedNumber): string {
  if (!isChanged) return length === 0 ? 'left out' : `read as ${length}`;
  const read = readAs.length === 0 ? 'not read' : `read as ${readAs.join(' and ')}`;
  if (length === 0) return readAs.length === 0 ? 'left out' : `${read}, left out`;
  return readAs.length === 0 ? `${read}, put in as ${length}` : `${read}, changed to ${length}`;
}

function alternativeWords({ length, probability }: NumberAlternative): string {
  return `${length === 0 ? 'none' : length} (${Math.round(100 * probability)} %)`;
}

/** Returns what else a person should know; `chosen` is the puzzle that was asked for, from 1. */
export function photoNotes(
  { puzzles, puzzle, settled, isCutOff, areColoursAlike }: PhotoReading,
  chosen: number | undefined,
): readonly string[] {
  const notes: string[] = [];
  if (puzzles > 1 && chosen === undefined)
    notes.push(
      `it seems to hold ${puzzles} puzzles, and number ${puzzle + 1} was read: --puzzle ${puzzle === 0 ? 2 : 1} reads another`,
    );
  if (isCutOff)
    notes.push(
      'the puzzle seems to be cut off at the edge of the image: all of it must be in the image',
    );
  if (areColoursAlike)
    notes.push('some colours look much alike: compare the colours of the numbers with the image');
  if (settled.isCut)
    notes.push(
      'the search ended before it found a reading with a solution: --time 60 may find one',
    );
  else if (settled.verdict === 'none')
    notes.push('no reading was found that has a solution: compare the clues with the photo');
  return notes;
}

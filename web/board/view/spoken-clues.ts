// Clues in words, for screen readers.

import type { Clue } from '../../../src/puzzle/clue.ts';
import type { Text } from '../../app/texts.ts';

/** Writes a clue in words; `colours` are names by colour index. */
export function clueWords(text: Text, clue: Clue, colours: readonly string[]): string {
  if (clue.length === 0) return text('board.empty');
  if (colours.length === 2) return clue.map(({ length }) => length).join(' ');
  return clue
    .map(({ length, colour }) => text('board.block', { length, colour: colours[colour] }))
    .join(', ');
}

// Clues in words, for screen readers.

import { type Clue, isExactClue } from '../../../src/puzzle/clue.ts';
import type { Text } from '../../app/texts.ts';

/** Writes a clue in words; `colours` are names by colour index. */
export function clueWords(text: Text, clue: Clue, colours: readonly string[]): string {
  if (clue === null) return text('board.line.unknown');
  if (clue.length === 0) return text('board.empty');
  if (colours.length > 2) {
    return clue.map(({ length, colour }) => colourWords(text, length, colours[colour])).join(', ');
  }
  if (isExactClue(clue)) return clue.map(({ length }) => length).join(' ');
  return clue.map(({ length }) => length ?? text('board.blotted')).join(', ');
}

function colourWords(text: Text, length: number | null, colour: string): string {
  return length === null
    ? text('board.block.blotted', { colour })
    : text('board.block', { length, colour });
}

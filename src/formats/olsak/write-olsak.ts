// Writes .g; olsak.ts reads it.

import { BLACK_AND_WHITE, type Palette } from '../../puzzle/palette.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import { writeClue } from '../text/clue-text.ts';
import { lettersFor } from '../text/colour-letters.ts';
import { onOneTextLine, writeMetaLines } from '../text/meta-lines.ts';
import { DEFAULT } from './read-colours.ts';

export function writeOlsak(puzzle: ExactPuzzle): string {
  const { palette } = puzzle;
  const letters = lettersOf(palette);
  const { title = '', ...others } = puzzle.meta;
  const lines = [...writeTitle(title), ...writeMetaLines(others), '#d'];
  // The `out` character of the colour without a letter is one that no other colour has.
  const plain = letters.includes('X') ? '#' : 'X';
  palette.forEach(({ rgb, name }, i) => {
    const [letter, out] = i === 0 ? ['0', ' '] : [letters[i] || DEFAULT, letters[i] || plain];
    lines.push(`   ${letter}:${out}   ${rgb}   ${name.replace(/\s+/g, ' ')}`);
  });
  for (const section of ['rows', 'columns'] as const) {
    const clues = puzzle[section].map((clue) => writeClue(clue, ' ', (colour) => letters[colour]));
    lines.push(`: ${section}`, ...clues);
  }
  return `${lines.join('\n')}\n`;
}

function lettersOf(palette: Palette): readonly string[] {
  const [, black] = BLACK_AND_WHITE;
  const letters = lettersFor(palette, /^[A-Za-z]$/);
  return letters.map((letter, i) => (palette[i].symbol === black.symbol ? '' : letter));
}

/**
 * Returns the title as one line, or no line if the title is empty. A title that begins like another
 * line, or like a packed picture, gets a word before it.
 */
function writeTitle(text: string): readonly string[] {
  const title = onOneTextLine(text);
  if (title === '') return [];
  return [/^([#:]|P[45]|[a-z]+:)/i.test(title) ? `title: ${title}` : title];
}

// Writes .non; non.ts reads it.

import { colourOf, type Grid } from '../puzzle/grid.ts';
import { BACKGROUND, BLACK_AND_WHITE, isMonochrome, type Palette } from '../puzzle/palette.ts';
import type { Meta, Puzzle } from '../puzzle/puzzle.ts';
import { writeClue } from './clue-text.ts';
import { lettersFor } from './letters.ts';

/** Words of the format for what is known about a puzzle. */
export const META_WORDS: ReadonlyMap<string, keyof Meta> = new Map([
  ['catalogue', 'id'],
  ['title', 'title'],
  ['by', 'author'],
  ['copyright', 'copyright'],
  ['license', 'licence'],
  ['source', 'source'],
  ['description', 'description'],
]);

export function writeNon(puzzle: Puzzle): string {
  const { palette, meta, goal } = puzzle;
  const letterOf = lettersOf(palette);
  const lines: string[] = [];
  for (const [word, key] of META_WORDS) {
    const value = meta[key];
    if (value !== undefined && value.trim() !== '') lines.push(`${word} "${escapeText(value)}"`);
  }
  lines.push(`width ${puzzle.width}`, `height ${puzzle.height}`);
  if (palette[0].rgb !== BACKGROUND.rgb) lines.push(`background ${palette[0].rgb}`);
  palette.forEach(({ rgb }, i) => {
    if (i > 0 && letterOf(i) !== '') lines.push(`color ${letterOf(i)} ${rgb}`);
  });
  for (const section of ['rows', 'columns'] as const) {
    const clues = puzzle[section].map((clue) => writeClue(clue, ',', letterOf) || '0');
    lines.push('', section, ...clues);
  }
  if (goal !== undefined) lines.push('', `goal "${writeGoal(goal, letterOf)}"`);
  return `${lines.join('\n')}\n`;
}

/** Only black needs no letter. */
function lettersOf(palette: Palette): (colour: number) => string {
  const isBlack = palette[1].rgb === BLACK_AND_WHITE[1].rgb;
  const letters = lettersFor(palette, /^[a-z]$/);
  if (!isMonochrome(palette)) return (colour) => letters[colour];
  return () => (isBlack ? '' : 'a');
}

function writeGoal(goal: Grid, letterOf: (colour: number) => string): string {
  return Array.from(goal.cells, (candidates) => {
    const colour = colourOf(candidates);
    return colour === 0 ? '0' : letterOf(colour) || '1';
  }).join('');
}

/** One line, and no `&` that would read as a character reference. */
function escapeText(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/&(?=(#\d{1,7}|#x[0-9a-f]{1,6}|amp|lt|gt|quot|apos);)/gi, '&amp;');
}

// Writes .non; non.ts reads it.

import { colourOf, type Grid, isKnown } from '../../puzzle/grid.ts';
import { UNKNOWN_SYMBOL } from '../../puzzle/grid-text.ts';
import { BACKGROUND, BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { writeClue } from '../text/clue-text.ts';
import { lettersFor } from '../text/colour-letters.ts';
import { isOtherProperty, META_WORDS } from './property-words.ts';

export function writeNon(puzzle: Puzzle): string {
  const { palette, meta, goal, otherGoals = [], saved = [], given } = puzzle;
  const letterOf = lettersOf(puzzle);
  const lines: string[] = [];
  for (const [word, key] of META_WORDS) {
    const value = meta[key];
    if (value !== undefined && value.trim() !== '') lines.push(`${word} "${escapeText(value)}"`);
  }
  lines.push(`width ${puzzle.width}`, `height ${puzzle.height}`);
  // These lines are free words. At the beginning of the text, they could look like another format.
  lines.push(...(puzzle.otherProperties ?? []).filter(isOtherProperty));
  if (palette[0].rgb !== BACKGROUND.rgb) lines.push(`background ${palette[0].rgb}`);
  palette.forEach(({ rgb }, i) => {
    if (i > 0 && letterOf(i) !== '') lines.push(`color ${letterOf(i)} ${rgb}`);
  });
  for (const section of ['rows', 'columns'] as const) {
    const clues = puzzle[section].map((clue) => writeClue(clue, ',', letterOf) || '0');
    lines.push('', section, ...clues);
  }
  const goals = goal === undefined ? [] : [goal, ...otherGoals];
  for (const [word, grids] of [
    ['goal', goals],
    ['saved', saved],
    ['given', given === undefined ? [] : [given]],
  ] as const) {
    for (const grid of grids) lines.push('', `${word} "${writeCells(grid, letterOf)}"`);
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Returns a function that gives a colour its letter, or an empty text. Readers take blocks without
 * a letter for black, and put black at the end of the palette. So only the final colour can do
 * without a letter: it must be black, and it must either be the only colour, or have the symbol `#`
 * and be used in clues.
 */
function lettersOf(puzzle: Puzzle): (colour: number) => string {
  const { palette } = puzzle;
  const letters = lettersFor(palette, /^[a-z]$/);
  const last = palette.length - 1;
  const [, black] = BLACK_AND_WHITE;
  const isPlain =
    palette[last].rgb === black.rgb &&
    (last === 1 || (palette[last].symbol === black.symbol && isUsed(puzzle, last)));
  return (colour) => (isPlain && colour === last ? '' : letters[colour]);
}

function isUsed({ rows, columns }: Puzzle, colour: number): boolean {
  return [...rows, ...columns].some((clue) => clue?.some((block) => block.colour === colour));
}

function writeCells(grid: Grid, letterOf: (colour: number) => string): string {
  return Array.from(grid.cells, (candidates) => {
    if (!isKnown(candidates)) return UNKNOWN_SYMBOL;
    const colour = colourOf(candidates);
    return colour === 0 ? '0' : letterOf(colour) || '1';
  }).join('');
}

/** Replaces line ends, and each `&` that could begin a character reference, with references. */
function escapeText(text: string): string {
  return text
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/[\r\n\u2028\u2029]/g, (end) => `&#${end.charCodeAt(0)};`);
}

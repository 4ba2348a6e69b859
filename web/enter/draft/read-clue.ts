// Reads a clue from typed text: numbers separated by blanks, commas, dots or line ends. A number
// may be followed by the letter of its colour. A question mark in the place of a number is a
// blotted block, and an asterisk alone is the clue of an unknown line. Only the first problem is
// reported. The blocks that can be read are returned in any case.

import { type Block, type Clue, gaps, paintedCells } from '../../../src/puzzle/clue.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import { isMonochrome, type Palette } from '../../../src/puzzle/palette.ts';

export type ClueProblem =
  | { readonly kind: 'bad-number'; readonly found: string }
  | { readonly kind: 'no-colour'; readonly found: string; readonly letters: string }
  | { readonly kind: 'unknown-colour'; readonly found: string; readonly letters: string }
  /** An asterisk stands beside others; `place` counts what is typed from 1. */
  | { readonly kind: 'mixed-unknown'; readonly place: number }
  | { readonly kind: 'too-long'; readonly needed: number; readonly cells: number };

/** The sign in the place of a number that is not known. */
export const BLOTTED = '?';
/** The sign in the place of the clue of a line of which nothing is known. */
export const UNKNOWN_LINE = '*';

export interface ReadClue {
  readonly clue: Clue;
  readonly problem?: ClueProblem;
  /** Whether nothing was typed but separators; the clue may still be to come. */
  readonly isBlank: boolean;
}

/** Reads the text of a clue; `cells` is the length of its line. */
export function readClue(text: string, cells: number, palette: Palette): ReadClue {
  const tokens = tokensOf(text);
  if (tokens.length === 1 && tokens[0] === UNKNOWN_LINE) return { clue: null, isBlank: false };
  const read = tokens.map((token, i) => readBlock(token, i + 1, palette));
  const clue = read.flatMap((each) => ('kind' in each || each.length === 0 ? [] : [each]));
  const problem = read.find((each) => 'kind' in each) ?? lengthProblem(clue, cells);
  return { clue, isBlank: tokens.length === 0, ...defined({ problem }) };
}

export function tokensOf(text: string): string[] {
  return text.split(/[\s,.]+/).filter((token) => token !== '');
}

/**
 * Whether the token is the clue of an unknown line, or a number or a question mark, alone or with
 * one other character behind it.
 */
export function isClueToken(token: string): boolean {
  return token === UNKNOWN_LINE || BLOCK.test(token);
}

const BLOCK = /^(\d{1,9}|\?)(\D?)$/u;

function readBlock(token: string, place: number, palette: Palette): Block | ClueProblem {
  if (token === UNKNOWN_LINE) return { kind: 'mixed-unknown', place };
  const match = BLOCK.exec(token);
  const found = token.slice(0, 20);
  if (match === null) return { kind: 'bad-number', found };
  const [length, letter] = [match[1] === BLOTTED ? null : Number(match[1]), match[2]];
  if (isMonochrome(palette)) {
    const isPlain = letter === '' || letter === palette[1].symbol;
    return isPlain ? { length, colour: 1 } : { kind: 'bad-number', found };
  }
  if (length === 0 && letter === '') return { length, colour: 1 };
  const colour = colourOfLetter(letter, palette);
  if (colour !== undefined) return { length, colour };
  const letters = palette.slice(1).map(({ symbol }) => symbol);
  const kind = letter === '' ? 'no-colour' : 'unknown-colour';
  return { kind, found, letters: letters.join(', ') };
}

/**
 * Returns the colour of a letter, or undefined if there is none. The letter in the other case
 * counts only if no colour has the letter itself.
 */
function colourOfLetter(letter: string, palette: Palette): number | undefined {
  const symbols = palette.slice(1).map(({ symbol }) => symbol);
  const swappedCase = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
  const [exact, other] = [symbols.indexOf(letter), symbols.indexOf(swappedCase)];
  if (letter === '' || (exact < 0 && other < 0)) return undefined;
  return (exact >= 0 ? exact : other) + 1;
}

function lengthProblem(clue: readonly Block[], cells: number): ClueProblem | undefined {
  const needed = paintedCells(clue) + gaps(clue);
  return needed > cells ? { kind: 'too-long', needed, cells } : undefined;
}

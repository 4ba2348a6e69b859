// The puzzles of a book in their order, each with its number and the room that its board takes.

import { LABELS, type Label } from '../explain/rate/label.ts';
import { colourWords } from '../explain/words/colour-words.ts';
import { makeWords, type Words } from '../explain/words/message-formatter.ts';
import type { Grid } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Verdict } from '../puzzle/verdict.ts';
import { type BoardPlan, planOf } from '../vector/board-plan.ts';
import { fittingInk, type Ink } from '../vector/ink.ts';
import type { BookOrder, BookWish } from './book-wish.ts';
import type { Typeface } from './typeface.ts';

/** A puzzle with what is known of it. */
export interface BookEntry {
  readonly puzzle: Puzzle;
  readonly verdict: Verdict;
  readonly label?: Label;
  readonly solution?: Grid;
  /** The file and the place in it that remarks name, such as `birds.jsonl:4`. */
  readonly origin?: string;
}

/** The wish, and the typeface by which texts are measured. */
export interface BookTerms {
  readonly wish: BookWish;
  readonly typeface: Typeface;
}

export interface NumberedPuzzle extends BookEntry {
  readonly number: number;
  /** The title in a single line; empty if there is none. */
  readonly title: string;
  /** The wished ink, or letters where it does not tell the colours apart. */
  readonly ink: Ink;
  readonly board: BoardPlan;
  /** The board of the solution, which has no clues. */
  readonly picture: BoardPlan;
}

export function numberPuzzles(
  entries: readonly BookEntry[],
  { wish, typeface }: BookTerms,
): NumberedPuzzle[] {
  const words = makeWords(wish.language);
  return inOrder(entries, wish.order).map((entry, i) => {
    const ink = fittingInk(entry.puzzle.palette, wish.ink);
    const puzzle = withColourNames(entry.puzzle, words);
    return {
      ...entry,
      puzzle,
      number: i + 1,
      ink,
      title: inOneLine(entry.puzzle.meta.title ?? ''),
      board: planOf(entry.puzzle, ink, true, typeface.plainWidth),
      picture: planOf(entry.puzzle, ink, false, typeface.plainWidth),
    };
  });
}

/** Names every colour, so that the legend lists all of them, in colour or not. */
function withColourNames(puzzle: Puzzle, words: Words): Puzzle {
  const names = colourWords(words, puzzle.palette);
  return { ...puzzle, palette: puzzle.palette.map((colour, i) => ({ ...colour, name: names[i] })) };
}

/** Puzzles of the same difficulty go by their size, and those without a label come last. */
function inOrder(entries: readonly BookEntry[], order: BookOrder): readonly BookEntry[] {
  if (order === 'given') return entries;
  return entries.toSorted((a, b) => rankOf(a) - rankOf(b) || cellsOf(a) - cellsOf(b));
}

function rankOf({ label }: BookEntry): number {
  return label === undefined ? LABELS.length : LABELS.indexOf(label);
}

function cellsOf({ puzzle }: BookEntry): number {
  return puzzle.width * puzzle.height;
}

/** Makes characters without a shape of their own blanks, and joins blanks. */
export function inOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim();
}

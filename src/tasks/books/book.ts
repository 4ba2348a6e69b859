// Makes a book of puzzles as a PDF.

import type { BookWish } from '../../book/book-wish.ts';
import { type Book, type BookProgress, makeBook } from '../../book/make-book.ts';
import type { BookEntry } from '../../book/numbered-puzzle.ts';
import type { BookFonts } from '../../book/typeface.ts';
import type { Outcome } from '../../puzzle/problem.ts';
import type { Host } from '../host.ts';

interface BookArgs {
  readonly entries: readonly BookEntry[];
  readonly wish: BookWish;
  readonly fonts: BookFonts;
}

export function makePdfBook(
  { entries, wish, fonts }: BookArgs,
  { stop, onProgress }: Host<BookProgress>,
): Promise<Outcome<Book>> {
  return makeBook(entries, wish, fonts, { stop, onProgress });
}

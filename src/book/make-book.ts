// Makes a book of puzzles: lays it out, and writes it as a PDF page by page.

import { goesOn, makePace } from '../pacing/pace.ts';
import { failure, type Outcome, type Problem, success } from '../puzzle/problem.ts';
import { worded } from '../puzzle/wording.ts';
import { drawPage, type PagePlan, planBook } from './book-plan.ts';
import {
  glyphRemarks,
  inkRemarks,
  leftOutRemarks,
  sizeRemarks,
  verdictRemarks,
} from './book-remarks.ts';
import { type BookWish, checkBookWish } from './book-wish.ts';
import { BOOK_WORDS } from './book-words.ts';
import { leftOutReason } from './left-out-puzzles.ts';
import { type BookEntry, numberPuzzles } from './numbered-puzzle.ts';
import { openPdf } from './pdf-writer.ts';
import { type BookFonts, openTypeface } from './typeface.ts';

export interface BookProgress {
  readonly pages: number;
  readonly of: number;
}

interface BookOptions {
  readonly stop?: () => boolean;
  readonly onProgress?: (progress: BookProgress) => void;
}

export interface Book {
  readonly pdf: Uint8Array;
  readonly pages: number;
  readonly puzzles: number;
  /** Tells what is not as it was wished, such as small clues. */
  readonly remarks: readonly Problem[];
}

/** Fails if the wish cannot be met, if no puzzle can be drawn, or if the host stops the work. */
export async function makeBook(
  entries: readonly BookEntry[],
  wish: BookWish,
  fonts: BookFonts,
  options: BookOptions,
): Promise<Outcome<Book>> {
  const checked = checkBookWish(wish);
  if (!checked.ok) return checked;
  const sorted = entries.map((entry) => ({ entry, reason: leftOutReason(entry, wish) }));
  const printed = sorted.flatMap(({ entry, reason }) => (reason === undefined ? [entry] : []));
  const leftOut = leftOutRemarks(
    sorted.flatMap(({ entry, reason }) => (reason === undefined ? [] : [{ entry, reason }])),
  );
  if (printed.length === 0)
    return failure({ code: 'no-puzzle', ...worded`there is no puzzle to print` }, ...leftOut);
  const typeface = openTypeface(fonts);
  const terms = { wish, typeface };
  const puzzles = numberPuzzles(printed, terms);
  const pages = planBook(puzzles, terms);
  const { title, language } = wish;
  const pdf = openPdf({ title, language, fonts, typeface });
  const pace = makePace<BookProgress>(options);
  for (const [i, page] of pages.entries()) {
    if (!(await goesOn(pace, i, () => ({ pages: i, of: pages.length })))) return failure(STOPPED);
    pdf.addPage(drawPage(page, i + 1, terms));
    const bookmark = bookmarkOf(page, wish);
    if (bookmark !== undefined) pdf.addBookmark(bookmark);
  }
  const remarks = [
    ...leftOut,
    ...verdictRemarks(puzzles),
    ...sizeRemarks(pages, terms),
    ...inkRemarks(puzzles, terms),
    ...glyphRemarks(puzzles, terms),
  ];
  return success({
    pdf: await pdf.finish(),
    pages: pages.length,
    puzzles: puzzles.length,
    remarks,
  });
}

const STOPPED: Problem = { code: 'stopped', ...worded`the book was not finished` };

/** Returns the name of the section that begins with this page. */
function bookmarkOf(page: PagePlan, { title, language }: BookWish): string | undefined {
  if (page.kind === 'title') return title;
  if (!page.isFirst) return undefined;
  const words = BOOK_WORDS[language];
  switch (page.kind) {
    case 'contents':
      return words.contents;
    case 'puzzles':
      return words.boards;
    case 'solutions':
      return words.solutions;
  }
}

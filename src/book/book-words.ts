// The words in a book, in every language.

import type { Language } from '../explain/words/languages.ts';

interface BookWords {
  readonly contents: string;
  /** The section with the puzzles. */
  readonly boards: string;
  readonly solutions: string;
  /** The contents mark puzzles with several solutions, and those that were not solved in time. */
  readonly multiple: string;
  readonly unknown: string;
  readonly puzzles: (count: number) => string;
}

export const BOOK_WORDS: Readonly<Record<Language, BookWords>> = {
  en: {
    contents: 'Contents',
    boards: 'Puzzles',
    solutions: 'Solutions',
    multiple: 'several solutions',
    unknown: 'not solved',
    puzzles: (count) => (count === 1 ? '1 puzzle' : `${count} puzzles`),
  },
  de: {
    contents: 'Inhalt',
    boards: 'Rätsel',
    solutions: 'Lösungen',
    multiple: 'mehrere Lösungen',
    unknown: 'nicht gelöst',
    puzzles: (count) => (count === 1 ? '1 Rätsel' : `${count} Rätsel`),
  },
};

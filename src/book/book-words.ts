// The words in a book, in every language.

import type { Language } from '../explain/words/languages.ts';

interface BookWords {
  readonly contents: string;
  /** The section with the puzzles. */
  readonly boards: string;
  readonly solutions: string;
  readonly puzzles: (count: number) => string;
}

export const BOOK_WORDS: Readonly<Record<Language, BookWords>> = {
  en: {
    contents: 'Contents',
    boards: 'Puzzles',
    solutions: 'Solutions',
    puzzles: (count) => (count === 1 ? '1 puzzle' : `${count} puzzles`),
  },
  de: {
    contents: 'Inhalt',
    boards: 'Rätsel',
    solutions: 'Lösungen',
    puzzles: (count) => (count === 1 ? '1 Rätsel' : `${count} Rätsel`),
  },
};

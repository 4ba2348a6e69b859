// Makes a book of puzzles of the library in the worker, and saves it as a PDF.

import { useState } from 'react';
import { type BookWish, needsLabels } from '../../../src/book/book-wish.ts';
import type { Book } from '../../../src/book/make-book.ts';
import type { BookEntry } from '../../../src/book/numbered-puzzle.ts';
import { LABELS, type Label } from '../../../src/explain/rate/label.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import type { Outcome, Problem } from '../../../src/puzzle/problem.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { useLanguage, useText } from '../../app/texts.ts';
import { useWork, type Work, type WorkHost } from '../../app/use-work.ts';
import type { Text } from '../../messages/text-of.ts';
import { loadTitles, type Titles } from '../../puzzle-store/built-in-titles.ts';
import { loadPuzzle } from '../../puzzle-store/library-puzzles.ts';
import { saveFile } from '../../share/save-file.ts';
import type { Storage } from '../../storage/storage.ts';
import { useStorage } from '../../storage/use-storage.ts';
import { longWorker } from '../../workers/task-workers.ts';
import type { Entry } from '../entry.ts';
import { type BookChoices, wishOfBook } from './book-choices.ts';
import { loadBookFonts } from './book-files.ts';

/** Says what became of the latest book: it was saved, or something was wrong. */
export type BookResult =
  | { readonly kind: 'saved'; readonly book: Pick<Book, 'pages' | 'puzzles' | 'remarks'> }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | { readonly kind: 'failed'; readonly message: string };

interface BookMaking {
  readonly work: Work | undefined;
  readonly result: BookResult | undefined;
  readonly make: (choices: BookChoices) => Promise<void>;
}

/** The most seconds for the solution and the difficulty of a puzzle. */
const LONGEST = 15;
/** The share of the work until all puzzles are solved; the rest is for the pages. */
const SOLVED = 0.6;

export function useBook(entries: readonly Entry[]): BookMaking {
  const text = useText();
  const language = useLanguage();
  const storage = useStorage();
  const { work, run } = useWork();
  const [result, setResult] = useState<BookResult>();
  const make = async (choices: BookChoices): Promise<void> => {
    setResult(undefined);
    const wish = wishOfBook(choices, language);
    if (!wish.ok) return setResult({ kind: 'refused', problems: wish.problems });
    try {
      const titles = await loadTitles(language);
      const sources = { text, storage, titles };
      const outcome = await run(text('book.making'), (host) =>
        bookOf(entries, wish.value, sources, host),
      );
      if (outcome !== undefined) setResult(resultOf(outcome));
    } catch (error) {
      setResult({
        kind: 'failed',
        message: error instanceof Error ? error.message : String(error),
      });
    }
  };
  return { work, result, make };
}

function resultOf(outcome: Outcome<Book>): BookResult {
  if (!outcome.ok) return { kind: 'refused', problems: outcome.problems };
  const { pdf, pages, puzzles, remarks } = outcome.value;
  saveFile(new Uint8Array(pdf), 'application/pdf', 'crosshatch-book.pdf');
  return { kind: 'saved', book: { pages, puzzles, remarks } };
}

/** The places of puzzles, of the titles of built-in ones, and of the texts of the page. */
interface Sources {
  readonly text: Text;
  readonly storage: Storage;
  readonly titles: Titles;
}

async function bookOf(
  listed: readonly Entry[],
  wish: BookWish,
  sources: Sources,
  { signal, report }: WorkHost,
): Promise<Outcome<Book>> {
  const { text } = sources;
  // The fonts come first, because the rest would be in vain without them.
  const fonts = await loadBookFonts(signal);
  const entries: BookEntry[] = [];
  for (const [i, entry] of listed.entries()) {
    report((SOLVED * i) / listed.length, text('book.solving', { done: i, count: listed.length }));
    const puzzle = await puzzleOf(entry, sources);
    if (puzzle !== undefined) entries.push(await withFacts(entry, puzzle, wish, signal));
    signal.throwIfAborted();
  }
  return longWorker.ask(
    'book',
    { entries, wish, fonts },
    {
      signal,
      onProgress: ({ pages, of }) =>
        report(SOLVED + (1 - SOLVED) * (pages / of), text('book.page', { done: pages, count: of })),
    },
  );
}

/** Titles that are hidden in the library are in the book, which tells them where it is told to. */
async function puzzleOf(
  { id }: Entry,
  { text, storage, titles }: Sources,
): Promise<Puzzle | undefined> {
  const shelved = await loadPuzzle(storage, id).catch(() => {
    throw new Error(text('book.not-loaded'));
  });
  if (shelved === undefined) return undefined;
  const { puzzle, origin } = shelved;
  if (origin === 'own') return puzzle;
  return { ...puzzle, meta: { ...puzzle.meta, ...defined({ title: titles[id] }) } };
}

async function withFacts(
  { difficulty }: Entry,
  puzzle: Puzzle,
  wish: BookWish,
  signal: AbortSignal,
): Promise<BookEntry> {
  const known = LABELS.find((label) => label === difficulty);
  const isRated = needsLabels(wish) && known === undefined;
  const args = { puzzle, isRated, limits: { seconds: LONGEST } };
  const { value } = await longWorker.ask('book-facts', args, { signal });
  const label: Label | undefined = known ?? value.label;
  return { puzzle, ...value, ...defined({ label }) };
}

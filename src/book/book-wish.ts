// The wish for a book, which is checked before anything is laid out.

import type { Language } from '../explain/words/languages.ts';
import { failure, type Outcome, type Problem, success } from '../puzzle/problem.ts';
import { worded } from '../puzzle/wording.ts';
import type { Ink } from '../vector/ink.ts';
import type { BookPaper } from './paper.ts';

export const BOOK_ORDERS = ['given', 'difficulty'] as const;
export type BookOrder = (typeof BOOK_ORDERS)[number];

/** The most puzzles a page that are asked for by number. */
export const MOST_PER_PAGE = 6;
export const MOST_SOLUTIONS = 60;
/** The smallest and the largest font of clues that can be asked for, in points. */
export const [SMALLEST_POINTS, LARGEST_POINTS] = [3, 24];

/** All lengths are in millimetres. */
export interface BookWish {
  /** The title, for the title page and for the file. */
  readonly title: string;
  /** The line under the title, such as the author; empty for none. */
  readonly subtitle: string;
  readonly withTitlePage: boolean;
  readonly withContents: boolean;
  readonly paper: BookPaper;
  /** The white at every edge of a page. */
  readonly margin: number;
  /** The width by which the inner margin is wider than the others, for the binding. */
  readonly gutter: number;
  /**
   * Puzzles a page; `fit` puts as many on a page as fit with clues of `cluePoints`, or of the floor
   * if that is larger.
   */
  readonly perPage: number | 'fit';
  readonly cluePoints: number;
  /** The floor: with smaller clues, a page has fewer puzzles; what remains smaller is noted. */
  readonly leastPoints: number;
  /** Whether pages are turned by a quarter where that makes their puzzles clearly larger. */
  readonly turnsPages: boolean;
  /** Solutions a page at the end; 0 for none. */
  readonly solutionsPerPage: number;
  readonly order: BookOrder;
  /** Whether puzzles are left out that are not known to have just one solution. */
  readonly onlyUnique: boolean;
  /** Whether titles are told with the solutions only. */
  readonly hidesTitles: boolean;
  readonly showsDifficulty: boolean;
  readonly ink: Ink;
  readonly language: Language;
}

export const DEFAULT_WISH = {
  subtitle: '',
  withTitlePage: true,
  withContents: true,
  margin: 12,
  gutter: 6,
  perPage: 2,
  cluePoints: 9,
  leastPoints: 6,
  turnsPages: true,
  solutionsPerPage: 12,
  order: 'given',
  onlyUnique: false,
  hidesTitles: false,
  showsDifficulty: true,
  ink: 'colour',
} as const satisfies Partial<BookWish>;

/** Whether the wished book tells or uses how hard the puzzles are. */
export function needsLabels({ showsDifficulty, order }: BookWish): boolean {
  return showsDifficulty || order === 'difficulty';
}

/** The least width and height that the margins have to leave. */
const [LEAST_WIDTH, LEAST_HEIGHT] = [40, 50];

/** Returns the wish if a book can be made by it; otherwise says the nearest that works. */
export function checkBookWish(wish: BookWish): Outcome<BookWish> {
  const problems = [
    ...marginProblems(wish),
    ...perPageProblems(wish),
    ...solutionProblems(wish),
    ...pointsProblems('bad-clue-size', wish.cluePoints),
    ...pointsProblems('bad-least-clue-size', wish.leastPoints),
  ];
  return problems.length === 0 ? success(wish) : failure(...problems);
}

function marginProblems({ paper, margin, gutter }: BookWish): Problem[] {
  const width = paper.width - 2 * margin - gutter;
  const height = paper.height - 2 * margin;
  if (width >= LEAST_WIDTH && height >= LEAST_HEIGHT) return [];
  const [most, inHeight] = [(paper.width - LEAST_WIDTH) / 2, (paper.height - LEAST_HEIGHT) / 2].map(
    Math.floor,
  );
  const nearest = Math.min(margin, most, inHeight);
  const mostGutter = Math.floor(paper.width - LEAST_WIDTH - 2 * nearest);
  return [
    {
      code: 'bad-margin',
      ...worded`a margin of ${margin} mm and a gutter of ${gutter} mm leave too little of a page of ${paper.width}x${paper.height} mm: the nearest is a margin of ${nearest} mm and a gutter of ${Math.min(gutter, mostGutter)} mm`,
    },
  ];
}

function perPageProblems({ perPage }: BookWish): Problem[] {
  if (perPage === 'fit' || isWithin(perPage, 1, MOST_PER_PAGE)) return [];
  const nearest = nearestWithin(perPage, 1, MOST_PER_PAGE);
  return [
    {
      code: 'bad-per-page',
      ...worded`${perPage} puzzles a page: expected 1 to ${MOST_PER_PAGE}, or as many as fit; the nearest is ${nearest}`,
    },
  ];
}

function solutionProblems({ solutionsPerPage }: BookWish): Problem[] {
  if (isWithin(solutionsPerPage, 0, MOST_SOLUTIONS)) return [];
  const nearest = nearestWithin(solutionsPerPage, 1, MOST_SOLUTIONS);
  return [
    {
      code: 'bad-solutions',
      ...worded`${solutionsPerPage} solutions a page: expected 1 to ${MOST_SOLUTIONS}, or 0 for none; the nearest is ${nearest}`,
    },
  ];
}

function pointsProblems(code: string, points: number): Problem[] {
  if (points >= SMALLEST_POINTS && points <= LARGEST_POINTS) return [];
  const nearest = points > LARGEST_POINTS ? LARGEST_POINTS : SMALLEST_POINTS;
  return [
    {
      code,
      ...worded`clues of ${points} points: expected ${SMALLEST_POINTS} to ${LARGEST_POINTS}; the nearest is ${nearest}`,
    },
  ];
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function nearestWithin(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, Math.round(value)));
}

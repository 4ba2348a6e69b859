// The choices of a book in the page, and the wish that they make.

import type { BookOrder, BookWish } from '../../../src/book/book-wish.ts';
import { checkBookWish, DEFAULT_WISH, MOST_PER_PAGE } from '../../../src/book/book-wish.ts';
import { NAMED_PAPERS, parseLength, parsePaper } from '../../../src/book/paper.ts';
import type { Language } from '../../../src/explain/words/languages.ts';
import { failure, type Outcome } from '../../../src/puzzle/problem.ts';
import type { Ink } from '../../../src/vector/ink.ts';

/** Stands for a paper whose size is typed. */
const OTHER_PAPER = 'other';
export const PAPER_CHOICES: readonly string[] = [...Object.keys(NAMED_PAPERS), OTHER_PAPER];
export const PER_PAGE_CHOICES: readonly string[] = [
  ...Array.from({ length: MOST_PER_PAGE }, (_, i) => String(i + 1)),
  'fit',
];
export const SOLUTION_CHOICES = ['0', '1', '2', '4', '6', '9', '12', '15', '20', '30', '42', '60'];
export const CLUE_CHOICES = ['6', '7', '8', '9', '10', '12', '14', '18'];
export const FLOOR_CHOICES = ['4', '5', '6', '7', '8', '10'];

/** Numbers are texts, as the fields have them. */
export interface BookChoices {
  readonly title: string;
  readonly subtitle: string;
  readonly paper: string;
  /** The size of another paper, such as `6x9in`. */
  readonly otherPaper: string;
  readonly isLandscape: boolean;
  readonly turnsPages: boolean;
  readonly margin: string;
  readonly gutter: string;
  readonly perPage: string;
  readonly clueSize: string;
  readonly leastClueSize: string;
  readonly solutions: string;
  readonly order: BookOrder;
  readonly onlyUnique: boolean;
  readonly hidesTitles: boolean;
  readonly showsDifficulty: boolean;
  readonly withTitlePage: boolean;
  readonly withContents: boolean;
  readonly ink: Ink;
}

/** The choices at first; `languages` are those of the browser. */
export function firstBookChoices(
  title: string,
  hidesTitles: boolean,
  languages: readonly string[],
): BookChoices {
  const { margin, gutter, perPage, cluePoints, leastPoints, solutionsPerPage } = DEFAULT_WISH;
  const { subtitle, order, showsDifficulty, withTitlePage, withContents, ink } = DEFAULT_WISH;
  const { turnsPages, onlyUnique } = DEFAULT_WISH;
  return {
    ...{ title, subtitle, order, hidesTitles, showsDifficulty, withTitlePage, withContents, ink },
    paper: /-(US|CA|MX|PH)\b/i.test(languages[0] ?? '') ? 'letter' : 'a4',
    otherPaper: '6x9in',
    isLandscape: false,
    turnsPages,
    onlyUnique,
    margin: `${margin}mm`,
    gutter: `${gutter}mm`,
    perPage: String(perPage),
    clueSize: String(cluePoints),
    leastClueSize: String(leastPoints),
    solutions: String(solutionsPerPage),
  };
}

export function hasOtherPaper({ paper }: BookChoices): boolean {
  return paper === OTHER_PAPER;
}

/** Returns the wish, or what is wrong with the sizes that were typed. */
export function wishOfBook(choices: BookChoices, language: Language): Outcome<BookWish> {
  const paper = parsePaper(hasOtherPaper(choices) ? choices.otherPaper : choices.paper);
  const margin = parseLength(choices.margin);
  const gutter = parseLength(choices.gutter);
  if (!paper.ok || !margin.ok || !gutter.ok) {
    const wrong = [paper, margin, gutter].flatMap((each) => (each.ok ? [] : each.problems));
    return failure(...wrong);
  }
  const { title, subtitle, isLandscape, perPage, clueSize, leastClueSize, solutions } = choices;
  const { order, hidesTitles, showsDifficulty, withTitlePage, withContents, ink } = choices;
  const { width, height } = paper.value;
  return checkBookWish({
    ...{ title, subtitle, order, hidesTitles, showsDifficulty, withTitlePage, withContents, ink },
    language,
    paper: isLandscape ? { width: height, height: width } : { width, height },
    margin: margin.value,
    gutter: gutter.value,
    perPage: perPage === 'fit' ? 'fit' : Number(perPage),
    cluePoints: Number(clueSize),
    leastPoints: Number(leastClueSize),
    turnsPages: choices.turnsPages,
    onlyUnique: choices.onlyUnique,
    solutionsPerPage: Number(solutions),
  });
}

// Plans what is on each page of a book, as plain data: title page, contents, puzzles and solutions.
// The pages are drawn one by one, so that a large book is never in memory as a whole.

import { BLACK, SOFT } from '../vector/ink.ts';
import type { Box, Shape, TextLabel } from '../vector/shape.ts';
import { BOOK_WORDS } from './book-words.ts';
import { type ContentsLine, drawContents, linesPerPage, PAGE_HEADING } from './contents-pages.ts';
import type { BookTerms, NumberedPuzzle } from './numbered-puzzle.ts';
import { areaOf, isRightPage } from './page-area.ts';
import { drawPlaced, type PlacedPuzzle } from './puzzle-block.ts';
import { puzzlePages } from './puzzle-pages.ts';
import { drawSolution, type PlacedSolution, solutionPages } from './solution-pages.ts';
import { drawTitlePage } from './title-page.ts';
import type { PageImage } from './turned-page.ts';

/** `isFirst` tells the first page of a section; the boxes of what is placed have the gutter. */
export type PagePlan =
  | { readonly kind: 'title'; readonly puzzles: readonly NumberedPuzzle[] }
  | {
      readonly kind: 'contents';
      readonly isFirst: boolean;
      readonly lines: readonly ContentsLine[];
    }
  | {
      readonly kind: 'puzzles';
      readonly isFirst: boolean;
      readonly isTurned: boolean;
      readonly placed: readonly PlacedPuzzle[];
    }
  | {
      readonly kind: 'solutions';
      readonly isFirst: boolean;
      readonly placed: readonly PlacedSolution[];
    };

export function planBook(puzzles: readonly NumberedPuzzle[], terms: BookTerms): PagePlan[] {
  const { wish } = terms;
  const left = areaOf(wish, 0);
  const lines = linesPerPage(left);
  const titles: PagePlan[] = wish.withTitlePage ? [{ kind: 'title', puzzles }] : [];
  const contentsPages = wish.withContents ? Math.ceil(puzzles.length / lines) : 0;
  const before = titles.length + contentsPages;
  const boards = puzzlePages(puzzles, left, terms);
  const pages = boards.map(
    ({ isTurned, placed }, i): PagePlan => ({
      kind: 'puzzles',
      isFirst: i === 0,
      isTurned,
      placed: withGutter(placed, before + i + 1, terms, isTurned),
    }),
  );
  const all = boards.flatMap(({ placed }, i) =>
    placed.map(({ puzzle }): ContentsLine => ({ puzzle, page: before + i + 1 })),
  );
  const contents = Array.from(
    { length: contentsPages },
    (_, i): PagePlan => ({
      kind: 'contents',
      isFirst: i === 0,
      lines: all.slice(i * lines, (i + 1) * lines),
    }),
  );
  const solutionArea = belowHeading(left);
  const solutions = solutionPages(puzzles, solutionArea, wish.solutionsPerPage).map(
    (placed, i): PagePlan => ({
      kind: 'solutions',
      isFirst: i === 0,
      placed: withGutter(placed, before + pages.length + i + 1, terms),
    }),
  );
  return [...titles, ...contents, ...pages, ...solutions];
}

/** Moves what was placed on a left page to where it is on this page, which is down if turned. */
function withGutter<T extends { readonly box: Box }>(
  placed: readonly T[],
  page: number,
  { wish }: BookTerms,
  isTurned = false,
): T[] {
  const right = areaOf(wish, page).x - areaOf(wish, 0).x;
  const [x, y] = isTurned ? [0, right] : [right, 0];
  const moved = ({ box }: T): Box => ({ ...box, x: box.x + x, y: box.y + y });
  return placed.map((each) => ({ ...each, box: moved(each) }));
}

function belowHeading(area: Box): Box {
  return { ...area, y: area.y + PAGE_HEADING, height: area.height - PAGE_HEADING };
}

/** Pages are numbered from 1; the title page does not show its number. */
export function drawPage(plan: PagePlan, page: number, terms: BookTerms): PageImage {
  const { wish } = terms;
  const { width, height } = wish.paper;
  const area = areaOf(wish, page);
  const shapes = shapesOf(plan, area, terms);
  const number = pageNumber(plan, page, area, terms);
  const isTurned = plan.kind === 'puzzles' && plan.isTurned;
  return isTurned
    ? { width, height, shapes: number, turned: shapes }
    : { width, height, shapes: [...shapes, ...number], turned: [] };
}

function shapesOf(plan: PagePlan, area: Box, terms: BookTerms): Shape[] {
  const words = BOOK_WORDS[terms.wish.language];
  switch (plan.kind) {
    case 'title':
      return drawTitlePage(plan.puzzles, area, terms);
    case 'contents':
      return [...pageHeading(words.contents, area), ...drawContents(plan.lines, area, terms)];
    case 'puzzles':
      return plan.placed.flatMap((placed) => drawPlaced(placed, terms));
    case 'solutions':
      return [
        ...pageHeading(words.solutions, area),
        ...plan.placed.flatMap((placed) => drawSolution(placed, terms)),
      ];
  }
}

/** The size of the heading of a page, and of its number. */
const [HEADING, NUMBER] = [6, 3];

function pageHeading(text: string, { x, y }: Box): TextLabel[] {
  const at = { x, y: y + HEADING * 0.8, align: 'left' } as const;
  return [{ kind: 'label', text, ...at, size: HEADING, colour: BLACK, isBold: true }];
}

/** The number is at the outer edge, where a thumb turns the page. */
function pageNumber(plan: PagePlan, page: number, area: Box, { wish }: BookTerms): TextLabel[] {
  if (plan.kind === 'title') return [];
  const isRight = isRightPage(page);
  return [
    {
      ...{ kind: 'label', text: `${page}`, x: isRight ? area.x + area.width : area.x },
      ...{ y: wish.paper.height - wish.margin, align: isRight ? 'right' : 'left' },
      ...{ size: NUMBER, colour: SOFT, isBold: false },
    },
  ];
}

// Distributes the puzzles of a book over pages: a number of fields a page, or as many puzzles as
// fit with clues of a size. A page is turned where that makes its puzzles clearly larger. The
// places do not have the gutter of their page yet.

import type { Box } from '../vector/shape.ts';
import type { BookTerms, NumberedPuzzle } from './numbered-puzzle.ts';
import { placeInFields } from './page-area.ts';
import {
  cellFor,
  clueFontOf,
  fitPuzzle,
  isReadable,
  LEAST_BLOCK,
  type PlacedPuzzle,
} from './puzzle-block.ts';
import { isWorthTurning, turnedBox } from './turned-page.ts';

interface PuzzlePage {
  readonly isTurned: boolean;
  /** The places on the page, for readers who turned the book if the page is turned. */
  readonly placed: readonly PlacedPuzzle[];
}

/** The gap between the puzzles of a page, in millimetres. */
const BETWEEN_FIELDS = 7;

export function puzzlePages(
  puzzles: readonly NumberedPuzzle[],
  area: Box,
  terms: BookTerms,
): PuzzlePage[] {
  const { perPage } = terms.wish;
  return perPage === 'fit'
    ? pagesThatFit(puzzles, area, terms)
    : pagesOfFields(puzzles, area, terms, perPage);
}

/** A page has fewer fields where its clues would be below the floor. */
function pagesOfFields(
  puzzles: readonly NumberedPuzzle[],
  area: Box,
  terms: BookTerms,
  perPage: number,
): PuzzlePage[] {
  const pages: PuzzlePage[] = [];
  for (let at = 0; at < puzzles.length; ) {
    const next = (fields: number): PuzzlePage =>
      pageOfFields(puzzles.slice(at, at + fields), area, terms, fields);
    let page = next(perPage);
    for (let fields = perPage - 1; fields > 0 && !isAllReadable(page.placed, terms); fields--)
      page = next(fields);
    pages.push(page);
    at += page.placed.length;
  }
  return pages;
}

function pageOfFields(
  puzzles: readonly NumberedPuzzle[],
  area: Box,
  terms: BookTerms,
  fields: number,
): PuzzlePage {
  const upright = inFields(puzzles, area, terms, fields);
  const turned = inFields(puzzles, turnedBox(area, terms.wish.paper), terms, fields);
  const isTurned = isTurnWanted(upright, turned, terms);
  return { isTurned, placed: isTurned ? turned : upright };
}

function isTurnWanted(
  upright: readonly PlacedPuzzle[],
  turned: readonly PlacedPuzzle[],
  terms: BookTerms,
): boolean {
  if (!terms.wish.turnsPages) return false;
  const isNeeded = isAllReadable(turned, terms) && !isAllReadable(upright, terms);
  return isNeeded || isWorthTurning(upright, turned);
}

function isAllReadable(page: readonly PlacedPuzzle[], terms: BookTerms): boolean {
  return page.every((placed) => isReadable(placed, terms));
}

function inFields(
  puzzles: readonly NumberedPuzzle[],
  area: Box,
  terms: BookTerms,
  count: number,
): PlacedPuzzle[] {
  const place = (puzzle: NumberedPuzzle, field: Box): PlacedPuzzle =>
    fitPuzzle(puzzle, field, terms);
  return placeInFields(puzzles, area, { count, gap: BETWEEN_FIELDS, place, sizeOf: clueFontOf });
}

/** Puzzles in a row that want to be turned share turned pages, so that the order is kept. */
function pagesThatFit(
  puzzles: readonly NumberedPuzzle[],
  area: Box,
  terms: BookTerms,
): PuzzlePage[] {
  const turnedArea = turnedBox(area, terms.wish.paper);
  const isTurnedAt = puzzles.map((puzzle) => {
    const [upright, turned] = [area, turnedArea].map((room) => wishedBlock(puzzle, room, terms));
    return isTurnWanted([upright], [turned], terms);
  });
  const pages: PuzzlePage[] = [];
  for (let at = 0; at < puzzles.length; ) {
    const isTurned = isTurnedAt[at];
    const end = isTurnedAt.indexOf(!isTurned, at);
    const run = puzzles.slice(at, end < 0 ? undefined : end);
    const filled = filledPages(run, isTurned ? turnedArea : area, terms);
    pages.push(...filled.map((placed) => ({ isTurned, placed })));
    at += run.length;
  }
  return pages;
}

/** Fills shelves from the left, and pages from the top, without changing the order. */
function filledPages(
  puzzles: readonly NumberedPuzzle[],
  area: Box,
  terms: BookTerms,
): PlacedPuzzle[][] {
  const bottom = area.y + area.height;
  const pages: PlacedPuzzle[][] = [];
  let shelf: PlacedPuzzle[] = [];
  let page: PlacedPuzzle[] = [];
  let y = area.y;
  const endShelf = (): void => {
    if (shelf.length === 0) return;
    page.push(...spread(shelf, area));
    y += heightOf(shelf) + BETWEEN_FIELDS;
    shelf = [];
  };
  for (const puzzle of puzzles) {
    const block = wishedBlock(puzzle, area, terms);
    if (widthOf([...shelf, block]) > area.width + SLACK) endShelf();
    if (y + block.box.height > bottom + SLACK && page.length + shelf.length > 0) {
      endShelf();
      pages.push(page);
      page = [];
      y = area.y;
    }
    shelf.push({ ...block, box: { ...block.box, y } });
  }
  endShelf();
  pages.push(page);
  return pages.filter(({ length }) => length > 0);
}

/** The most that rounding adds to the height of a page, in millimetres. */
const SLACK = 1e-6;

/**
 * Returns the puzzle with clues of the wished size, which are not below the floor, or with smaller
 * ones if it needs them to fit. A narrow block may have a legend of many lines, for which the board
 * shrinks; one that is as wide as the page has fewer.
 */
function wishedBlock(puzzle: NumberedPuzzle, area: Box, terms: BookTerms): PlacedPuzzle {
  const { board } = puzzle;
  const { cluePoints, leastPoints } = terms.wish;
  const cell = cellFor(puzzle, Math.max(cluePoints, leastPoints));
  const width = Math.min(area.width, Math.max(LEAST_BLOCK, board.width * cell));
  const narrow = fitPuzzle(puzzle, { ...area, width }, terms, cell);
  return isReadable(narrow, terms) ? narrow : fitPuzzle(puzzle, area, terms, cell);
}

function widthOf(shelf: readonly PlacedPuzzle[]): number {
  const widths = shelf.reduce((sum, { box }) => sum + box.width, 0);
  return widths + (shelf.length - 1) * BETWEEN_FIELDS;
}

function heightOf(shelf: readonly PlacedPuzzle[]): number {
  return Math.max(0, ...shelf.map(({ box }) => box.height));
}

/** Puts the puzzles of a shelf beside each other, with what room is left shared out evenly. */
function spread(shelf: readonly PlacedPuzzle[], area: Box): PlacedPuzzle[] {
  const free = (area.width - widthOf(shelf)) / (shelf.length + 1);
  let x = area.x + free;
  return shelf.map((placed) => {
    const box = { ...placed.box, x };
    x += box.width + BETWEEN_FIELDS + free;
    return { ...placed, box };
  });
}

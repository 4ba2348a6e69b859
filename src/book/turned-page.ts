// Turned pages: their puzzles are turned by a quarter, with headings and clues, so that wide boards
// have more room on paper that is higher than wide. Readers turn the book to the right once, and
// all of the page is upright for them. What such a page shows is laid out as these readers see it.

import type { Box, Shape, VectorImage } from '../vector/shape.ts';
import type { BookPaper } from './paper.ts';
import type { PlacedPuzzle } from './puzzle-block.ts';

/** A page of any kind, as it is drawn. */
export interface PageImage extends VectorImage {
  /** The shapes that are upright for readers who turned the book. */
  readonly turned: readonly Shape[];
}

/** Returns a box of the page as it lies for readers who turned the book. */
export function turnedBox({ x, y, width, height }: Box, paper: BookPaper): Box {
  return { x: paper.height - y - height, y: x, width: height, height: width };
}

/** A page is turned if its smallest cells grow by this factor: turning a book is a bother. */
const LEAST_GAIN = 1.25;
/** The side of a cell in millimetres from which larger cells are no gain. */
const LARGE_CELL = 6;

export function isWorthTurning(
  upright: readonly PlacedPuzzle[],
  turned: readonly PlacedPuzzle[],
): boolean {
  return usefulCell(turned) >= LEAST_GAIN * usefulCell(upright);
}

function usefulCell(placed: readonly PlacedPuzzle[]): number {
  return Math.min(LARGE_CELL, ...placed.map(({ cell }) => cell));
}

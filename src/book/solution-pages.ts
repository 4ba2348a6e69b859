// The solutions at the end of a book: small pictures in fields, each under its number and title.

import { drawBoard } from '../vector/board-shapes.ts';
import { drawnSolution } from '../vector/drawn-cell.ts';
import { BLACK } from '../vector/ink.ts';
import type { Box, Shape, TextLabel } from '../vector/shape.ts';
import { fitText } from '../vector/text-width.ts';
import type { BookTerms, NumberedPuzzle } from './numbered-puzzle.ts';
import { placeInFields } from './page-area.ts';

/** The box has the heading and the picture. */
export interface PlacedSolution {
  readonly puzzle: NumberedPuzzle;
  readonly box: Box;
  readonly cell: number;
}

const [HEADING, FONT] = [4.5, 2.7];
const LARGEST_CELL = 9;
const GAP = 4;

/** Puzzles without a solution are left out. */
export function solutionPages(
  puzzles: readonly NumberedPuzzle[],
  area: Box,
  perPage: number,
): PlacedSolution[][] {
  const solved = puzzles.filter(({ solution }) => solution !== undefined);
  if (perPage === 0 || solved.length === 0) return [];
  const fields = {
    count: perPage,
    gap: GAP,
    place: fitSolution,
    sizeOf: ({ cell }: PlacedSolution) => cell,
  };
  const pages: PlacedSolution[][] = [];
  for (let at = 0; at < solved.length; at += perPage)
    pages.push(placeInFields(solved.slice(at, at + perPage), area, fields));
  return pages;
}

function fitSolution(puzzle: NumberedPuzzle, field: Box): PlacedSolution {
  const { width, height } = puzzle.picture;
  const cell = Math.min(LARGEST_CELL, field.width / width, (field.height - HEADING) / height);
  return { puzzle, cell, box: { ...field, height: HEADING + height * cell } };
}

export function drawSolution(
  { puzzle: numbered, box, cell }: PlacedSolution,
  { typeface }: BookTerms,
): Shape[] {
  const { puzzle, picture: plan, ink, number, title, solution } = numbered;
  const text = title === '' ? `${number}` : `${number}  ${title}`;
  const middle = box.x + box.width / 2;
  const heading: TextLabel = {
    ...{ kind: 'label', text: fitText(text, box.width / FONT, typeface.boldWidth), x: middle },
    ...{ y: box.y + FONT, align: 'center', size: FONT, colour: BLACK, isBold: true },
  };
  if (solution === undefined) return [heading];
  const x = middle - (plan.width * cell) / 2;
  const at = { x, y: box.y + HEADING, cell, cells: drawnSolution(solution) };
  return [heading, ...drawBoard({ puzzle, plan, ink, ...at })];
}

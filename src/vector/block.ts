// One puzzle with its heading and legend, scaled to fit an area.

import { defined } from '../puzzle/defined.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { planOf } from './board-plan.ts';
import { drawBoard } from './board-shapes.ts';
import type { DrawnCell } from './drawn-cell.ts';
import { BLACK, fittingInk, type Ink, SOFT } from './ink.ts';
import { colourLegend } from './legend.ts';
import type { Box, Shape, TextLabel } from './shape.ts';
import { fitText } from './text-width.ts';

export interface PrintContent {
  readonly puzzle: Puzzle;
  readonly title: string;
  /** The text under the title: size and author. */
  readonly detail: string;
  readonly cells?: ArrayLike<DrawnCell>;
  readonly ink: Ink;
  /** Whether the clues are drawn beside the grid. */
  readonly withClues: boolean;
}

export interface PrintBlock {
  readonly shapes: readonly Shape[];
  /** The area of the whole block, with heading and legend. */
  readonly box: Box;
  /** The side of a cell and the font size of the clues, in millimetres. */
  readonly cell: number;
  readonly clueFont: number;
}

/** Height of the heading, in millimetres. */
const HEADING = 11;
const [TITLE, DETAIL] = [4.6, 2.9];

/**
 * Places the block at the top of the area, in the middle of the width. The side of a cell is at
 * most `maxCell` millimetres.
 */
export function fitContent(content: PrintContent, area: Box, maxCell: number): PrintBlock {
  const { puzzle, cells, withClues } = content;
  const ink = fittingInk(puzzle.palette, content.ink);
  const plan = planOf(puzzle, ink, withClues);
  const legend = colourLegend(puzzle, ink, area.width);
  const room = area.height - HEADING - legend.height;
  const cell = Math.min(maxCell, area.width / plan.width, room / plan.height);
  const x = area.x + (area.width - plan.width * cell) / 2;
  const y = area.y + HEADING;
  const bottom = y + plan.height * cell;
  const board = drawBoard({ puzzle, plan, ink, x, y, cell, ...defined({ cells }) });
  return {
    shapes: [...heading(content, area), ...board, ...legend.draw(area.x, bottom)],
    box: { ...area, height: bottom + legend.height - area.y },
    cell,
    clueFont: plan.font * cell,
  };
}

function heading({ title, detail }: PrintContent, { x, y, width }: Box): TextLabel[] {
  const middle = { kind: 'label', x: x + width / 2, align: 'center' } as const;
  return [
    {
      ...middle,
      text: fitText(title, width / TITLE),
      y: y + TITLE * 0.8,
      size: TITLE,
      colour: BLACK,
      isBold: true,
    },
    {
      ...middle,
      text: fitText(detail, width / DETAIL),
      y: y + TITLE * 0.8 + DETAIL * 1.4,
      size: DETAIL,
      colour: SOFT,
      isBold: false,
    },
  ];
}

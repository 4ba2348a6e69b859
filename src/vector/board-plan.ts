// The room that a board takes, in cells: the grid, a bar of clues on its left, and a bar of clues
// above it. Every number has a slot in a bar. All slots are as wide and as high as the widest
// number needs.

import type { Block, Clue } from '../puzzle/clue.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { blockLabel } from './clue-label.ts';
import { hasLetters, type Ink, isHatched } from './ink.ts';
import { textWidth } from './text-width.ts';

export interface BoardPlan {
  /** Font size of the clues, in cells. */
  readonly font: number;
  readonly slotWidth: number;
  readonly slotHeight: number;
  /** Width of the bar on the left and height of the bar above; 0 without clues. */
  readonly left: number;
  readonly top: number;
  /** The size of the whole board, with its bars. */
  readonly width: number;
  readonly height: number;
}

/**
 * The most cells of a board that is drawn. Larger boards are of no use on paper, and would take
 * long to draw.
 */
const MAX_DRAWN_CELLS = 250_000;

export function isDrawable({ width, height }: Pick<Puzzle, 'width' | 'height'>): boolean {
  return width * height <= MAX_DRAWN_CELLS;
}

/** `widthOf` is the width of a text in font sizes, in the font that the numbers have. */
export function planOf(
  puzzle: Puzzle,
  ink: Ink,
  withClues: boolean,
  widthOf = textWidth,
): BoardPlan {
  const { width, height, rows, columns } = puzzle;
  const labels = labelsOf(puzzle, ink).map((label) => widthOf(label));
  const swatch = hasSwatches(puzzle, ink) ? SWATCH + SWATCH_GAP : 0;
  const widest = Math.max(0.56, ...labels) + swatch;
  const font = Math.min(MAX_FONT, COLUMN_ROOM / widest);
  const slotWidth = widest * font + 0.24;
  const slotHeight = font + 0.14;
  const left = withClues ? longest(rows) * slotWidth + PADDING : 0;
  const top = withClues ? longest(columns) * slotHeight + PADDING : 0;
  return { font, slotWidth, slotHeight, left, top, width: left + width, height: top + height };
}

export function numberLabel(block: Block, { palette }: Puzzle, ink: Ink): string {
  const label = blockLabel(block);
  return hasLetters(palette, ink) ? `${label}${palette[block.colour].symbol}` : label;
}

/** Whether each number has a swatch of its pattern beside it, because no letter is with it. */
export function hasSwatches({ palette }: Pick<Puzzle, 'palette'>, ink: Ink): boolean {
  return isHatched(palette, ink) && !hasLetters(palette, ink);
}

/** The side of a swatch and its distance from the number, in font sizes. */
export const [SWATCH, SWATCH_GAP] = [0.8, 0.15];

const MAX_FONT = 0.68;
/** The share of the width of a cell that a number above it may take. */
const COLUMN_ROOM = 0.86;
const PADDING = 0.2;

function longest(clues: readonly Clue[]): number {
  return clues.reduce((most, clue) => Math.max(most, clue?.length ?? 1), 1);
}

/**
 * Returns all different labels, so that the same label of a large board is not measured several
 * times.
 */
function labelsOf(puzzle: Puzzle, ink: Ink): string[] {
  const labels = new Set<string>();
  for (const clue of [...puzzle.rows, ...puzzle.columns])
    for (const block of clue ?? []) labels.add(numberLabel(block, puzzle, ink));
  return [...labels];
}

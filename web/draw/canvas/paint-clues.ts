// Draws the clues in the bars beside the picture. With more than one colour, each number stands on
// a chip of the block's colour. If a clue has too little room in its bar, its numbers stand closer
// together, or only its end is shown, after dots. If cells are too small for clues beside them, the
// clues of the row and the column in use stand above the picture.

import type { ExactBlock, ExactClue } from '../../../src/puzzle/clue.ts';
import { isMonochrome } from '../../../src/puzzle/palette.ts';
import { columnOf, rowOf } from '../../../src/puzzle/places.ts';
import { columnLayout, numberWidth, rowLayout } from './clue-room.ts';
import type { Scene } from './scene.ts';
import { BAR_PADDING, STRIP_LINE } from './view.ts';
import type { VisibleLines } from './visible-lines.ts';

type Context = CanvasRenderingContext2D;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A clue beside the picture. */
interface BarClue {
  readonly clue: ExactClue;
  /**
   * The middle of the clue's line, in pixels: from the left edge of the picture for a column, from
   * the top edge for a row.
   */
  readonly at: number;
  readonly isLit: boolean;
}

interface StripClue {
  readonly clue: ExactClue;
  readonly arrow: '→' | '↓';
  readonly y: number;
}

export function paintClues(context: Context, scene: Scene, visible: VisibleLines): void {
  const { view } = scene;
  context.font = `550 ${view.font}px ${scene.colours.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  if (view.hasNumbers) paintBars(context, scene, visible);
  else paintStrip(context, scene);
}

function paintBars(context: Context, scene: Scene, visible: VisibleLines): void {
  const { view, viewport, scroll, picture, lit, clues } = scene;
  const { width } = picture.drawing;
  context.save();
  context.beginPath();
  context.rect(0, view.top, view.indent + view.left, viewport.height);
  context.clip();
  context.translate(view.indent, view.top - scroll.y);
  for (let row = visible.top; row < visible.bottom; row++) {
    const isLit = lit !== undefined && rowOf(lit, width) === row;
    paintRowClue(context, scene, { clue: clues.rows[row], at: (row + 0.5) * view.cell, isLit });
  }
  context.restore();
  context.save();
  context.beginPath();
  context.rect(view.indent + view.left, 0, viewport.width, view.top);
  context.clip();
  context.translate(view.indent + view.left - scroll.x, 0);
  for (let column = visible.left; column < visible.right; column++) {
    const isLit = lit !== undefined && columnOf(lit, width) === column;
    const at = (column + 0.5) * view.cell;
    paintColumnClue(context, scene, { clue: clues.columns[column], at, isLit });
  }
  context.restore();
}

/**
 * Draws the clue of the row in use after "→" and the clue of the column in use after "↓". Short
 * bands at the edges of the picture show where that row and that column are.
 */
function paintStrip(context: Context, scene: Scene): void {
  const { view, scroll, picture, lit, clues, colours } = scene;
  if (lit === undefined) return;
  const { width } = picture.drawing;
  const [row, column] = [rowOf(lit, width), columnOf(lit, width)];
  const size = Math.max(2, view.cell);
  const x = view.indent + view.left + column * view.cell - scroll.x;
  const y = view.top + row * view.cell - scroll.y;
  if (y >= view.top)
    band(context, colours.focus, { x: view.indent + 1, y, width: view.left - 3, height: size });
  if (x >= view.indent + view.left)
    band(context, colours.focus, { x, y: view.top - 5, width: size, height: 4 });
  paintStripClue(context, scene, { arrow: '→', clue: clues.rows[row], y: STRIP_LINE / 2 });
  paintStripClue(context, scene, { arrow: '↓', clue: clues.columns[column], y: 1.5 * STRIP_LINE });
}

function paintStripClue(context: Context, scene: Scene, { clue, arrow, y }: StripClue): void {
  const { view, viewport, colours } = scene;
  let x = view.font * 1.6;
  context.fillStyle = colours.soft;
  context.fillText(arrow, x / 2, y);
  for (const block of clue) {
    const width = numberWidth(block.length) * view.font;
    if (x + width > viewport.width - view.font) {
      dots(context, scene, x + view.font * 0.5, y);
      return;
    }
    const height = CHIP_HEIGHT * view.font;
    paintNumber(context, scene, block, { x: x + width / 2, y, width, height });
    x += width;
  }
  if (clue.length === 0) zero(context, scene, x + view.font * 0.5, y);
}

function paintRowClue(context: Context, scene: Scene, { clue, at: y, isLit }: BarClue): void {
  const { view, colours } = scene;
  const right = view.left - BAR_PADDING;
  // A long clue may reach into the margin at the left.
  const layout = rowLayout(clue, (view.indent + right) / view.font);
  const x = Math.min(0, right - layout.length * view.font - BAR_PADDING);
  const bar = { x, y: y - view.cell / 2, width: view.left - x, height: view.cell };
  if (isLit) band(context, colours.light, bar);
  const height = CHIP_HEIGHT * view.font;
  for (const { block, at, size } of layout.numbers) {
    const box = { x: right - at * view.font, y, width: size * view.font, height };
    paintNumber(context, scene, clue[block], box);
  }
  if (layout.dots !== undefined) dots(context, scene, right - layout.dots * view.font, y);
  if (clue.length === 0) zero(context, scene, right - view.font * 0.5, y);
}

function paintColumnClue(context: Context, scene: Scene, { clue, at: x, isLit }: BarClue): void {
  const { view, colours } = scene;
  const bar = { x: x - view.cell / 2, y: 0, width: view.cell, height: view.top };
  if (isLit) band(context, colours.light, bar);
  const bottom = view.top - BAR_PADDING + 1;
  const layout = columnLayout(clue, (view.top - BAR_PADDING) / view.font);
  for (const { block, at, size } of layout.numbers) {
    const width = Math.min(view.cell, numberWidth(clue[block].length) * view.font);
    const height = Math.min(CHIP_HEIGHT, size) * view.font;
    paintNumber(context, scene, clue[block], { x, y: bottom - at * view.font, width, height });
  }
  if (layout.dots !== undefined) dots(context, scene, x, bottom - layout.dots * view.font);
  if (clue.length === 0) zero(context, scene, x, bottom - view.font * 0.65);
}

/** The greatest height of the chip of a number, in font sizes. */
const CHIP_HEIGHT = 1.2;

/** `x` and `y` are the middle of the number. */
function paintNumber(
  context: Context,
  { view, colours, picture }: Scene,
  { length, colour }: ExactBlock,
  { x, y, width, height }: Box,
): void {
  const isChip = !isMonochrome(picture.palette);
  if (isChip) {
    context.fillStyle = colours.paints[colour];
    context.beginPath();
    context.roundRect(x - width / 2 + 1, y - height / 2, width - 2, height, 3);
    context.fill();
    context.strokeStyle = colours.soft;
    context.lineWidth = 0.5;
    context.stroke();
  }
  context.fillStyle = isChip ? colours.inks[colour] : colours.ink;
  context.fillText(String(length), x, y + view.font * 0.05);
}

function zero(context: Context, { colours }: Scene, x: number, y: number): void {
  context.fillStyle = colours.soft;
  context.fillText('0', x, y);
}

function dots(context: Context, { colours }: Scene, x: number, y: number): void {
  context.fillStyle = colours.soft;
  context.fillText('…', x, y);
}

function band(context: Context, colour: string, { x, y, width, height }: Box): void {
  context.fillStyle = colour;
  context.fillRect(x, y, width, height);
}

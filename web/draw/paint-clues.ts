// Draws the clues that stand beside the picture, numbers in colour on a chip of their colour. A clue that is longer than
// its bar shows its end, behind dots.

import type { Clue } from '../../src/puzzle/clue.ts';
import { isMonochrome } from '../../src/puzzle/palette.ts';
import type { Scene } from './scene.ts';
import { BAR_PADDING, NUMBER_HEIGHT, numberWidth } from './view.ts';

type Context = CanvasRenderingContext2D;

interface Lines {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function paintClues(context: Context, scene: Scene, sight: Lines): void {
  const { view, room, scroll, picture, lit, clues } = scene;
  const { width } = picture.drawing;
  context.font = `550 ${view.font}px ${scene.look.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.save();
  context.beginPath();
  context.rect(0, view.top, view.indent + view.left, room.height);
  context.clip();
  context.translate(view.indent, view.top - scroll.y);
  for (let row = sight.top; row < sight.bottom; row++) {
    const isLit = lit !== undefined && Math.floor(lit / width) === row;
    paintRowClue(context, scene, clues.rows[row], (row + 0.5) * view.cell, isLit);
  }
  context.restore();
  context.save();
  context.beginPath();
  context.rect(view.indent + view.left, 0, room.width, view.top);
  context.clip();
  context.translate(view.indent + view.left - scroll.x, 0);
  for (let column = sight.left; column < sight.right; column++) {
    const isLit = lit !== undefined && lit % width === column;
    paintColumnClue(context, scene, clues.columns[column], (column + 0.5) * view.cell, isLit);
  }
  context.restore();
}

/** Below this, numbers of neighbouring lines would run into each other. */
const LEAST_CELL = 9;

function paintRowClue(context: Context, scene: Scene, clue: Clue, y: number, isLit: boolean) {
  const { view, look } = scene;
  if (isLit) band(context, look.light, 0, y - view.cell / 2, view.left, view.cell);
  if (view.cell < LEAST_CELL && !isLit) return;
  let x = view.left - BAR_PADDING;
  for (const { length, colour } of clue.toReversed()) {
    const width = numberWidth(length) * view.font;
    if (x - width < 0) {
      dots(context, scene, x - view.font * 0.3, y);
      return;
    }
    paintNumber(context, scene, length, colour, x - width / 2, y, width);
    x -= width;
  }
  if (clue.length === 0) zero(context, scene, x - view.font * 0.5, y);
}

function paintColumnClue(context: Context, scene: Scene, clue: Clue, x: number, isLit: boolean) {
  const { view, look } = scene;
  if (isLit) band(context, look.light, x - view.cell / 2, 0, view.cell, view.top);
  if (view.cell < LEAST_CELL && !isLit) return;
  const height = NUMBER_HEIGHT * view.font;
  let y = view.top - BAR_PADDING + 1;
  for (const { length, colour } of clue.toReversed()) {
    if (y - height < 0) {
      dots(context, scene, x, y - view.font * 0.3);
      return;
    }
    const width = Math.min(view.cell, numberWidth(length) * view.font);
    paintNumber(context, scene, length, colour, x, y - height / 2, width);
    y -= height;
  }
  if (clue.length === 0) zero(context, scene, x, y - height / 2);
}

function paintNumber(
  context: Context,
  { view, look, picture }: Scene,
  length: number,
  colour: number,
  x: number,
  y: number,
  width: number,
): void {
  const isChip = !isMonochrome(picture.palette);
  if (isChip) {
    const height = view.font * 1.2;
    context.fillStyle = look.paints[colour];
    context.beginPath();
    context.roundRect(x - width / 2 + 1, y - height / 2, width - 2, height, 3);
    context.fill();
    context.strokeStyle = look.strong;
    context.lineWidth = 0.5;
    context.stroke();
  }
  context.fillStyle = isChip ? look.inks[colour] : look.ink;
  context.fillText(String(length), x, y + view.font * 0.05);
}

function zero(context: Context, { look }: Scene, x: number, y: number): void {
  context.fillStyle = look.soft;
  context.fillText('0', x, y);
}

function dots(context: Context, { look }: Scene, x: number, y: number): void {
  context.fillStyle = look.soft;
  context.fillText('…', x, y);
}

function band(
  context: Context,
  colour: string,
  x: number,
  y: number,
  width: number,
  height: number,
) {
  context.fillStyle = colour;
  context.fillRect(x, y, width, height);
}

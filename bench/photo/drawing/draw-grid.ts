// Draws the grid of a test page with what is marked in it.

import type { Image } from '../../../src/create/images/image-samples.ts';
import { fillContours, type Rgb } from './page-canvas.ts';
import { bottomOf, type PageBox, rightOf } from './page-places.ts';
import { boxContour, frame, roundContour, segment } from './page-shapes.ts';
import type { PageStyle } from './page-style.ts';
import type { PagePlan } from './plan-page.ts';

export interface GridDrawing {
  readonly image: Image;
  readonly plan: PagePlan;
  readonly style: PageStyle;
  readonly inks: readonly Rgb[];
  readonly marks: Int8Array;
}

export function drawGrid(drawing: GridDrawing): void {
  const { image, plan, style } = drawing;
  fillContours(image, [boxContour(plan.grid)], style.theme.grid);
  drawMarks(drawing);
  if (style.clueLines === 'cells') drawClueCells(drawing);
  drawLines(drawing, false);
  drawLines(drawing, true);
  const border = { ...plan.grid, ...grown(plan.grid, style.lines.border / 2) };
  for (const side of frame(border, style.lines.border)) {
    fillContours(image, [side], style.theme.ink);
  }
}

function grown({ left, top, width, height }: PageBox, by: number): PageBox {
  const each = Math.floor(by);
  return { left: left - each, top: top - each, width: width + 2 * each, height: height + 2 * each };
}

function drawMarks({ image, plan: { grid }, style, inks, marks }: GridDrawing): void {
  const { cell, theme } = style;
  const columns = Math.round(grid.width / cell);
  marks.forEach((mark, at) => {
    if (mark < 0) return;
    const left = grid.left + (at % columns) * cell;
    const top = grid.top + Math.floor(at / columns) * cell;
    if (mark > 0) {
      fillContours(image, [boxContour({ left, top, width: cell, height: cell })], inks[mark]);
    } else if (style.cross === 'dot') {
      const side = 0.2 * cell;
      const box = { left: left + 0.4 * cell, top: top + 0.4 * cell, width: side, height: side };
      fillContours(image, [roundContour(box, side)], theme.line);
    } else {
      const [near, far] = [0.28 * cell, 0.72 * cell];
      const thick = Math.max(1, 0.06 * cell);
      for (const [a, b] of [
        [near, far],
        [far, near],
      ]) {
        const ends = [left + near, top + a, left + far, top + b];
        fillContours(image, [segment(ends, thick)], theme.line);
      }
    }
  });
}

/** Draws the usual lines or every fifth; where wished, they go on through the clues. */
function drawLines({ image, plan, style }: GridDrawing, areFifth: boolean): void {
  const { grid, areas } = plan;
  const { cell, lines, theme } = style;
  const thick = areFifth ? lines.fifth : lines.usual;
  const rgb = areFifth && lines.fifth > lines.usual ? theme.ink : theme.line;
  const reach = style.clueLines === 'none' ? grid : undefined;
  const across = reach ?? unionOf(grid, areas.rows);
  const along = reach ?? unionOf(grid, areas.columns);
  for (let row = 0; row <= grid.height / cell; row++) {
    if (areFifth !== (row % 5 === 0)) continue;
    const top = grid.top + row * cell - Math.floor(thick / 2);
    const { left, width } = across;
    fillContours(image, [boxContour({ left, top, width, height: thick })], rgb);
  }
  for (let column = 0; column <= grid.width / cell; column++) {
    if (areFifth !== (column % 5 === 0)) continue;
    const left = grid.left + column * cell - Math.floor(thick / 2);
    const { top, height } = along;
    fillContours(image, [boxContour({ left, top, width: thick, height })], rgb);
  }
}

function unionOf(a: PageBox, b: PageBox): PageBox {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  return {
    left,
    top,
    width: Math.max(rightOf(a), rightOf(b)) - left,
    height: Math.max(bottomOf(a), bottomOf(b)) - top,
  };
}

/** Draws the lines between numbers that each have a cell. */
function drawClueCells({ image, plan: { areas }, style }: GridDrawing): void {
  const { cell, theme } = style;
  for (let x = 0; x <= areas.rows.width; x += cell) {
    const box = { ...areas.rows, left: areas.rows.left + x, width: 1 };
    fillContours(image, [boxContour(box)], theme.line);
  }
  for (let y = 0; y <= areas.columns.height; y += cell) {
    const box = { ...areas.columns, top: areas.columns.top + y, height: 1 };
    fillContours(image, [boxContour(box)], theme.line);
  }
}

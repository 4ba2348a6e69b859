// Draws a heading above a puzzle and paragraphs of a magazine above and below it.

import type { Image } from '../../../src/create/images/image-samples.ts';
import type { Random } from '../../../src/engine/random.ts';
import { textOutline } from './glyph-outlines.ts';
import { fillContours } from './page-canvas.ts';
import { bottomOf } from './page-places.ts';
import type { PageStyle } from './page-style.ts';
import type { PagePlan } from './plan-page.ts';

const WORDS = (
  'the numbers beside each row and above each column tell how many cells of it are filled in 12 ' +
  'or 15 minutes a picture comes out of page 48 with a little patience for readers of all ages ' +
  'solutions in the next issue no 7 puzzles by hand since 1987'
).split(' ');

export function drawParagraphs(
  image: Image,
  { areas, grid }: PagePlan,
  style: PageStyle,
  random: Random,
): void {
  const { cell } = style;
  const top = Math.min(areas.columns.top, grid.top);
  const bottom = Math.max(bottomOf(grid), bottomOf(areas.columns));
  const em = 0.6 * cell;
  drawText('Picture Puzzle No 14', 1.4 * cell, [cell, 1.9 * cell]);
  for (let y = 3 * cell; y < top - 0.8 * cell; y += 1.3 * em) drawText(line(), em, [cell, y]);
  for (let y = bottom + 1.2 * cell; y < image.height - 0.4 * cell; y += 1.3 * em) {
    drawText(line(), em, [cell, y]);
  }

  function line(): string {
    let text = '';
    const most = (image.width - 2 * cell) / (0.55 * em);
    while (text.length < most - 8) text += `${WORDS[random.below(WORDS.length)]} `;
    return text;
  }

  function drawText(text: string, size: number, [x, y]: readonly [number, number]): void {
    const { contours } = textOutline(style.font.font, text, size);
    const moved = contours.map((contour) => contour.map((v, i) => v + (i % 2 === 0 ? x : y)));
    fillContours(image, moved, style.theme.ink);
  }
}

// Pages that look like puzzles and are none: text, a grid without clues, a table of numbers.

import type { Image } from '../../src/create/images/image-samples.ts';
import { makeRandom, type Random } from '../../src/engine/random.ts';
import { puzzleOfLengths } from '../../test/boards.ts';
import { type DrawnPage, drawPage } from './drawing/draw-page.ts';
import { textOutline } from './drawing/glyph-outlines.ts';
import { fillContours } from './drawing/page-canvas.ts';
import { pageFonts } from './drawing/page-fonts.ts';
import { pageInks } from './drawing/page-inks.ts';
import { boxContour } from './drawing/page-shapes.ts';
import { type PageStyle, PLAIN } from './drawing/page-style.ts';
import { NO_EFFECTS, photograph } from './page-effects.ts';
import type { PageSetOptions } from './page-set.ts';

const KINDS = ['text', 'grid', 'table'] as const;

export async function pageWithoutPuzzle(
  index: number,
  { seed = 1, fonts: set = 'fetched' }: PageSetOptions = {},
): Promise<Image> {
  const random = makeRandom(1000 * seed + index);
  const kind = KINDS[index % KINDS.length];
  const fonts = pageFonts(set);
  const font = fonts[random.below(fonts.length)];
  const cell = 24 + random.below(9);
  const style = { ...PLAIN, cell, font, hasZeros: false, hasText: kind !== 'grid' };
  const empty = Array.from({ length: 7 + random.below(6) }, () => [0]);
  const puzzle = puzzleOfLengths(empty, empty);
  const page = drawPage(puzzle, { style, inks: pageInks(puzzle.palette, style) }, random);
  if (kind === 'text') {
    const around = {
      ...page.plan.grid,
      left: page.plan.grid.left - 2,
      top: page.plan.grid.top - 2,
    };
    const over = { ...around, width: around.width + 4, height: around.height + 4 };
    fillContours(page.image, [boxContour(over)], style.theme.paper);
  } else if (kind === 'table') {
    fillTable(page, style, random);
  }
  const { image } = await photograph(
    page.image,
    { ...NO_EFFECTS, turn: index % 4, blur: 0.5 },
    random,
  );
  return image;
}

/** Writes a number into each cell of the grid. */
function fillTable({ image, plan }: DrawnPage, style: PageStyle, random: Random): void {
  const { cell, font, theme } = style;
  const { grid } = plan;
  for (let top = grid.top; top < grid.top + grid.height; top += cell) {
    for (let left = grid.left; left < grid.left + grid.width; left += cell) {
      const { contours } = textOutline(font.font, String(1 + random.below(31)), 0.55 * cell);
      const [x, y] = [left + 0.2 * cell, top + 0.7 * cell];
      const moved = contours.map((each) => each.map((v, i) => v + (i % 2 === 0 ? x : y)));
      fillContours(image, moved, theme.ink);
    }
  }
}

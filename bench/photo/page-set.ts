// Makes the pages of the photo bench. A page follows from its row, its index and a seed alone.

import type { Image } from '../../src/create/images/image-samples.ts';
import { makeRandom, type Random } from '../../src/engine/random.ts';
import type { ExactClue } from '../../src/puzzle/clue.ts';
import { defined } from '../../src/puzzle/defined.ts';
import type { Palette } from '../../src/puzzle/palette.ts';
import type { ExactPuzzle } from '../../src/puzzle/puzzle.ts';
import { type DrawnPage, drawPage } from './drawing/draw-page.ts';
import { beside, type Rgb } from './drawing/page-canvas.ts';
import { type FontSet, pageFonts } from './drawing/page-fonts.ts';
import { areDistinct, pageInks, truePalette } from './drawing/page-inks.ts';
import { cornersOf, type PagePlace } from './drawing/page-places.ts';
import { type PageStyle, PLAIN } from './drawing/page-style.ts';
import { NO_EFFECTS, photograph } from './page-effects.ts';
import { pagePuzzle } from './page-puzzles.ts';
import type { PageRow } from './page-rows.ts';

export interface TestPage {
  readonly image: Image;
  readonly truth: PageTruth;
  /** The truth of the other puzzle on the page, if there is one. */
  readonly other?: PageTruth;
}

export interface PageTruth {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly ExactClue[];
  readonly columns: readonly ExactClue[];
  /** The corners of the grid in the image, clockwise from the upper left of the puzzle. */
  readonly corners: readonly [PagePlace, PagePlace, PagePlace, PagePlace];
  /** The colours as they were drawn. */
  readonly palette: Palette;
  /** The side of a cell in pixels, before a camera saw the page. */
  readonly cell: number;
  readonly font: string;
  /** The marks on the board, as in a reading; only where there are any. */
  readonly marks?: Int8Array;
}

export interface PageSetOptions {
  readonly seed?: number;
  readonly fonts?: FontSet;
}

export async function pageOf(
  row: PageRow,
  index: number,
  { seed = 1, fonts = 'fetched' }: PageSetOptions = {},
): Promise<TestPage> {
  const random = makeRandom(seedOf(`${seed} ${row.name} ${index}`));
  const choice = pageFonts(fonts);
  const font = choice[random.below(choice.length)];
  const style: PageStyle = { ...PLAIN, cell: 28, font, ...row.style(random) };
  const first = drawPuzzle({ row, index, style }, random);
  const second = row.isDouble ? drawPuzzle({ row, index: index + 1, style }, random) : undefined;
  const image = second === undefined ? first.image : beside(first.image, second.image);
  const photo = await photograph(image, { ...NO_EFFECTS, ...row.effects?.(random) }, random);
  const truth = truthOf(first, photo.placeOf);
  if (second === undefined) return { image: photo.image, truth };
  const shift = first.image.width;
  const other = truthOf(second, ({ x, y }) => photo.placeOf({ x: x + shift, y }));
  return { image: photo.image, truth, other };
}

interface WishedPuzzle {
  readonly row: PageRow;
  readonly index: number;
  readonly style: PageStyle;
}

interface DrawnPuzzle extends DrawnPage {
  readonly puzzle: ExactPuzzle;
  readonly style: PageStyle;
  readonly inks: readonly Rgb[];
}

function drawPuzzle({ row, index, style }: WishedPuzzle, random: Random): DrawnPuzzle {
  const side = row.sides[index % row.sides.length];
  const puzzle = pagePuzzle(random, side, row.isColoured ?? false);
  const inks = pageInks(puzzle.palette, style);
  // Nobody could tell which of two like colours a number has, so another puzzle is taken.
  if (!areDistinct(inks.slice(1))) return drawPuzzle({ row, index, style }, random);
  return { ...drawPage(puzzle, { style, inks }, random), puzzle, style, inks };
}

function truthOf(drawn: DrawnPuzzle, placeOf: (place: PagePlace) => PagePlace): PageTruth {
  const { puzzle, plan, style, inks, marks } = drawn;
  const { width, height, rows, columns } = puzzle;
  const [a, b, c, d] = cornersOf(plan.grid).map(placeOf);
  const palette = truePalette(puzzle.palette, inks);
  const { cell, font } = style;
  return {
    ...{ width, height, rows, columns, corners: [a, b, c, d], palette, cell, font: font.name },
    ...defined({ marks: style.marked > 0 ? marks : undefined }),
  };
}

/** Returns a seed that differs between texts, by the hash FNV-1a. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}

// Draws a test page: a puzzle with its clues, as printed or on a screen.

import type { Image } from '../../../src/create/images/image-samples.ts';
import type { Random } from '../../../src/engine/random.ts';
import { colourOf } from '../../../src/puzzle/grid.ts';
import type { ExactPuzzle } from '../../../src/puzzle/puzzle.ts';
import { drawGrid } from './draw-grid.ts';
import { drawParagraphs } from './draw-paragraphs.ts';
import { textOutline } from './glyph-outlines.ts';
import { blankImage, type Contour, fillContours, type Rgb } from './page-canvas.ts';
import type { PageBox } from './page-places.ts';
import { boxContour, frame, roundContour, segment } from './page-shapes.ts';
import type { PageStyle } from './page-style.ts';
import { type PagePlan, type PlannedNumber, planPage } from './plan-page.ts';

export interface DrawnPage {
  readonly image: Image;
  readonly plan: PagePlan;
  /** A colour for each marked cell, 0 for a cross, and -1 where nothing is marked. */
  readonly marks: Int8Array;
}

export interface PageLook {
  readonly style: PageStyle;
  /** The colours by their index in the palette. */
  readonly inks: readonly Rgb[];
}

export function drawPage(
  puzzle: ExactPuzzle,
  { style, inks }: PageLook,
  random: Random,
): DrawnPage {
  const plan = planPage(puzzle, style);
  const image = blankImage(Math.ceil(plan.width), Math.ceil(plan.height), style.theme.paper);
  const marks = marksOf(puzzle, style, random);
  shadeClues(image, plan, style);
  drawGrid({ image, plan, style, inks, marks });
  for (const number of plan.numbers) {
    const isFinished = style.finished !== 'none' && random.real() < FINISHED;
    drawNumber(image, number, style, { ink: inks[number.colour], isFinished });
  }
  if (style.hasText) drawParagraphs(image, plan, style, random);
  return { image, plan, marks };
}

/** How many of the numbers are done with, where a page shows that. */
const FINISHED = 0.4;

function marksOf({ goal, width, height }: ExactPuzzle, style: PageStyle, random: Random) {
  const marks = new Int8Array(width * height).fill(-1);
  for (let cell = 0; cell < marks.length; cell++) {
    const isMarked = random.real() < style.marked;
    if (isMarked && goal !== undefined) marks[cell] = colourOf(goal.cells[cell]);
  }
  return marks;
}

function shadeClues(image: Image, { areas, grid }: PagePlan, { shade, theme, cell }: PageStyle) {
  if (shade === 'none') return;
  const rows = Math.round(grid.height / cell);
  const columns = Math.round(grid.width / cell);
  for (let row = 0; row < rows; row++) {
    if (shade === 'alternate' && row % 2 === 1) continue;
    const box = { ...areas.rows, top: grid.top + row * cell, height: cell };
    fillContours(image, [boxContour(box)], theme.shade);
  }
  for (let column = 0; column < columns; column++) {
    if (shade === 'alternate' && column % 2 === 1) continue;
    const box = { ...areas.columns, left: grid.left + column * cell, width: cell };
    fillContours(image, [boxContour(box)], theme.shade);
  }
}

interface NumberLook {
  /** The colour of the block. */
  readonly ink: Rgb;
  readonly isFinished: boolean;
}

function drawNumber(
  image: Image,
  number: PlannedNumber,
  style: PageStyle,
  { ink, isFinished }: NumberLook,
): void {
  const { cell, theme } = style;
  const around = inset(number.box, Math.max(1, 0.06 * cell));
  if (style.colouring === 'cells' && number.text !== '0') {
    fillContours(image, [boxContour(around)], ink);
  }
  if (style.box === 'square') {
    for (const contour of frame(around, Math.max(1, cell / 24))) {
      fillContours(image, [contour], theme.line);
    }
  } else if (style.box === 'round') {
    const inner = inset(around, Math.max(1, cell / 24));
    const hole = roundContour(inner, 0.3 * cell).toReversed();
    fillContours(image, [roundContour(around, 0.34 * cell), pairsFromEnd(hole)], theme.line);
  }
  const usual = style.colouring === 'cells' && number.text !== '0' ? inkOn(ink) : ink;
  const isGrey = isFinished && style.finished === 'grey';
  const text = drawText(image, number, style, isGrey ? theme.grey : usual);
  if (isFinished && style.finished === 'struck') {
    const middle = number.box.top + number.box.height / 2;
    const reach = text / 2 + 0.08 * cell;
    const centre = number.box.left + number.box.width / 2;
    const ends = [centre - reach, middle + 0.1 * cell, centre + reach, middle - 0.1 * cell];
    fillContours(image, [segment(ends, Math.max(1, 0.05 * cell))], usual);
  }
}

/** Turns y, x, y, x back into x, y after a list of numbers was reversed. */
function pairsFromEnd(reversed: Contour): Contour {
  return reversed.map((_, i) => reversed[i % 2 === 0 ? i + 1 : i - 1]);
}

/** Draws the text in the middle of its box and returns its width. */
function drawText(image: Image, { text, box }: PlannedNumber, style: PageStyle, ink: Rgb): number {
  const { cell, font, fontSize } = style;
  const wished = textOutline(font.font, text, fontSize * cell);
  const shrink = Math.min(1, (0.92 * Math.max(box.width, 1)) / wished.width);
  const { contours, width } =
    shrink === 1 ? wished : textOutline(font.font, text, fontSize * cell * shrink);
  const height = digitHeight(style) * shrink;
  const left = box.left + (box.width - width) / 2;
  const base = Math.round(box.top + (box.height + height) / 2);
  const moved = contours.map((each) => each.map((v, i) => v + (i % 2 === 0 ? left : base)));
  fillContours(image, moved, ink);
  return width;
}

function digitHeight({ cell, font, fontSize }: PageStyle): number {
  const { contours } = textOutline(font.font, '1', fontSize * cell);
  return -Math.min(...contours.flatMap((each) => each.filter((_, i) => i % 2 === 1)));
}

/** Returns black or white, whichever is seen better on a colour. */
function inkOn([red, green, blue]: Rgb): Rgb {
  return 0.3 * red + 0.59 * green + 0.11 * blue > 140 ? [0, 0, 0] : [255, 255, 255];
}

function inset({ left, top, width, height }: PageBox, by: number): PageBox {
  return { left: left + by, top: top + by, width: width - 2 * by, height: height - 2 * by };
}

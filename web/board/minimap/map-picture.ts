// The picture of the minimap: a pixel of a canvas a cell. A cell that changes costs one rectangle.

import { isBlackAndWhite } from '../../../src/puzzle/palette.ts';
import { columnOf, rowOf } from '../../../src/puzzle/places.ts';
import { CROSS, NOTE } from '../state/mark.ts';
import type { Painter } from '../view/cell-painter.ts';
import { type CellView, viewOfCode } from '../view/cell-view.ts';

export interface MapPicture {
  readonly painter: Painter;
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  inks: Inks;
}

/** Colours of the theme, as the canvas takes them. */
interface Inks {
  readonly paint: string;
  readonly cross: string;
  readonly hint: string;
  readonly wrong: string;
}

/** The opacity of crosses and notes, which matter less than what is filled. */
const FAINT = 0.4;

/** Puts a picture that is empty at first into its element, if the browser has a canvas for it. */
export function makeMapPicture(painter: Painter, element: HTMLElement): MapPicture | undefined {
  const canvas = document.createElement('canvas');
  const { width, height } = painter.puzzle;
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  element.prepend(canvas);
  return { painter, canvas, context, inks: inksOf(canvas) };
}

/** Draws all cells in the colours that the theme has now. */
export function drawMap(picture: MapPicture): void {
  picture.inks = inksOf(picture.canvas);
  for (const [cell, code] of picture.painter.drawn.entries()) {
    if (code >= 0) drawMapCell(picture, cell, viewOfCode(code));
  }
}

export function drawMapCell(picture: MapPicture, cell: number, view: CellView): void {
  const { context, painter } = picture;
  const { width } = painter.puzzle;
  const [x, y] = [columnOf(cell, width), rowOf(cell, width)];
  const ink = inkOf(picture, view);
  context.clearRect(x, y, 1, 1);
  if (ink === undefined) return;
  const isFaint = view.look === 'none' && (view.mark === CROSS || view.mark >= NOTE);
  context.globalAlpha = isFaint ? FAINT : 1;
  context.fillStyle = ink;
  context.fillRect(x, y, 1, 1);
}

function inkOf({ inks, painter }: MapPicture, { mark, look }: CellView): string | undefined {
  if (look === 'wrong') return inks.wrong;
  if (look === 'conclusion') return inks.hint;
  const bare = mark & ~NOTE;
  if (bare === 0) return undefined;
  if (bare === CROSS) return inks.cross;
  const { palette } = painter.puzzle;
  return isBlackAndWhite(palette) ? inks.paint : palette[bare - 1].rgb;
}

function inksOf(element: HTMLElement): Inks {
  const style = getComputedStyle(element);
  const ink = (name: string): string => style.getPropertyValue(name).trim();
  return {
    paint: ink('--paint'),
    cross: ink('--cross'),
    hint: ink('--hint'),
    wrong: ink('--wrong'),
  };
}

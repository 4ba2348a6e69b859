// The part of a page within its margins, and how it is divided into fields.

import type { Box } from '../vector/shape.ts';
import type { BookWish } from './book-wish.ts';

/** The height of the foot with the page number, in millimetres. */
const FOOT = 8;

/** Whether a page lies on the right of an open book, as those with odd numbers do. */
export function isRightPage(page: number): boolean {
  return page % 2 === 1;
}

/** Returns the area of a page above its foot; the gutter is at its inner edge. */
export function areaOf({ paper, margin, gutter }: BookWish, page: number): Box {
  return {
    x: margin + (isRightPage(page) ? gutter : 0),
    y: margin,
    width: paper.width - 2 * margin - gutter,
    height: paper.height - 2 * margin - FOOT,
  };
}

interface Fields<T, P> {
  readonly count: number;
  readonly gap: number;
  readonly place: (item: T, field: Box) => P;
  readonly sizeOf: (placed: P) => number;
}

/** Divides the area into fields so that the smallest of the items is as large as it can be. */
export function placeInFields<T, P>(
  items: readonly T[],
  area: Box,
  { count, gap, place, sizeOf }: Fields<T, P>,
): P[] {
  const smallest = (placed: readonly P[]): number => Math.min(...placed.map(sizeOf));
  const layouts = divisionsFor(count).map((division) => {
    const fields = fieldsIn(area, division, gap);
    return items.map((item, i) => place(item, fields[i]));
  });
  return layouts.reduce((best, next) => (smallest(next) > smallest(best) ? next : best));
}

/** How many fields are beside each other, and how many below each other. */
type Division = readonly [across: number, down: number];

/** Returns all divisions into at least `count` fields that leave no row and no column empty. */
function divisionsFor(count: number): Division[] {
  const all = Array.from(
    { length: count },
    (_, i): Division => [i + 1, Math.ceil(count / (i + 1))],
  );
  return all.filter(([across, down]) => (across - 1) * down < count);
}

/** Returns the fields row by row. */
function fieldsIn(area: Box, [across, down]: Division, gap: number): Box[] {
  const width = (area.width - (across - 1) * gap) / across;
  const height = (area.height - (down - 1) * gap) / down;
  return Array.from({ length: across * down }, (_, i) => ({
    x: area.x + (i % across) * (width + gap),
    y: area.y + Math.floor(i / across) * (height + gap),
    width,
    height,
  }));
}

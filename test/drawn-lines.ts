// Draws lines on paper, as light, for the tests of what finds them.

import type { GreyImage } from '../src/photo/page/grey-image.ts';

interface DrawnLine {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

interface DrawnStyle {
  readonly paper?: number;
  readonly ink?: number;
  /** How wide lines are, in pixels. */
  readonly wide?: number;
}

/** Draws lines on a square sheet of paper; what is at their rims is partly covered. */
export function drawnLines(
  side: number,
  lines: readonly DrawnLine[],
  { paper = 230, ink = 30, wide = 1.6 }: DrawnStyle = {},
): GreyImage {
  const data = Float32Array.from({ length: side * side }, (_, i) => {
    const [x, y] = [i % side, Math.floor(i / side)];
    const least = Math.min(...lines.map((line) => distanceOf(line, x, y)));
    const covered = Math.max(0, Math.min(1, wide / 2 + 0.5 - least));
    return paper + (ink - paper) * covered;
  });
  return { width: side, height: side, data };
}

function distanceOf({ from: [left, top], to: [right, bottom] }: DrawnLine, x: number, y: number) {
  const [across, down] = [right - left, bottom - top];
  const share = ((x - left) * across + (y - top) * down) / (across ** 2 + down ** 2);
  const within = Math.max(0, Math.min(1, share));
  return Math.hypot(x - left - within * across, y - top - within * down);
}

/** Returns the lines of a grid of square cells whose upper left corner is at `start`. */
export function gridLines({ columns, rows, cell, start }: GridWish): DrawnLine[] {
  const [right, bottom] = [start + columns * cell, start + rows * cell];
  return [
    ...Array.from({ length: columns + 1 }, (_, i): DrawnLine => {
      return { from: [start + i * cell, start], to: [start + i * cell, bottom] };
    }),
    ...Array.from({ length: rows + 1 }, (_, i): DrawnLine => {
      return { from: [start, start + i * cell], to: [right, start + i * cell] };
    }),
  ];
}

interface GridWish {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly start: number;
}

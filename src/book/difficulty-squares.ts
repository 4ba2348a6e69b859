// The difficulty as a row of squares, of which more are filled the harder the puzzle is.

import { type Label, UNIQUE_LABELS } from '../explain/rate/label.ts';
import { borderOf } from '../vector/board-shapes.ts';
import { BLACK } from '../vector/ink.ts';
import type { Box, Shape } from '../vector/shape.ts';

/** The side of a square and the gap between two, in millimetres. */
const [SQUARE, GAP] = [1.9, 0.7];

export const SQUARES_WIDTH = UNIQUE_LABELS.length * (SQUARE + GAP) - GAP;

/** `x` is the left edge of the row, and `middle` is its height on the page. */
export function difficultySquares(label: Label, x: number, middle: number): Shape[] {
  const filled = (UNIQUE_LABELS as readonly Label[]).indexOf(label) + 1;
  if (filled === 0) return [];
  const boxes = UNIQUE_LABELS.map(
    (_, i): Box => ({
      x: x + i * (SQUARE + GAP),
      y: middle - SQUARE / 2,
      width: SQUARE,
      height: SQUARE,
    }),
  );
  return [
    { kind: 'fills', colour: BLACK, boxes: boxes.slice(0, filled) },
    { kind: 'strokes', colour: BLACK, thickness: 0.15, segments: boxes.flatMap(borderOf) },
  ];
}

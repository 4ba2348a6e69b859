// The two lines whose clues the strip shows large: those that are highlighted, and the row and the
// column of the current cell in place of those that are not.

import type { Size } from '../../../src/puzzle/places.ts';
import { isRowLine, linesOf } from '../../../src/puzzle/places.ts';

/** Takes and returns lines as highlights have them: rows, then columns from the height. */
export function stripLines(
  size: Size,
  current: number,
  highlighted: readonly number[] = [],
): readonly [number, number] {
  const [first, second] = highlighted;
  const [row, column] = linesOf(size, current);
  if (first === undefined) return [row, column];
  if (second !== undefined) return first < second ? [first, second] : [second, first];
  return isRowLine(first, size.height) ? [first, column] : [row, first];
}

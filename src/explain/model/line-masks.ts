import { lineCells, type Size } from '../../puzzle/places.ts';

/** Returns a copy of the candidate masks of the cells of a line, in order. */
export function masksOfLine(board: Size, cells: Int32Array, line: number): Int32Array {
  const { start, step, size } = lineCells(board, line);
  const masks = new Int32Array(size);
  for (let i = 0; i < size; i++) masks[i] = cells[start + i * step];
  return masks;
}

// Turns a grid into paths of an SVG in which each cell is one unit wide. Each colour has a path
// with one rectangle for each run. The background has a path with one dot for each cell. O(cells).

import { colourOf, type Grid, isKnown } from '../../../src/puzzle/grid.ts';
import { cellAt, columnOf, rowOf } from '../../../src/puzzle/places.ts';

interface PicturePaths {
  /**
   * The path of each colour, beginning with colour 1; a path is empty if no cell is known to have
   * the colour.
   */
  readonly colours: readonly string[];
  /** Dots at the centres of cells that are known to be background. */
  readonly dots: string;
}

export function pathsOf({ width, height, cells }: Grid, colours: number): PicturePaths {
  const paths = Array.from({ length: colours }, () => '');
  let dots = '';
  for (let row = 0; row < height; row++) {
    for (let column = 0, end = 0; column < width; column = end) {
      const own = cells[cellAt(row, column, width)];
      for (end = column + 1; end < width && cells[cellAt(row, end, width)] === own; ) end++;
      if (!isKnown(own)) continue;
      const colour = colourOf(own);
      if (colour === 0) dots += dotsOf(row, column, end);
      else paths[colour - 1] += `M${column} ${row}H${end}V${row + 1}H${column}Z`;
    }
  }
  return { colours: paths, dots };
}

/** Returns a path with a rectangle for each cell of the list. */
export function cellsPath(width: number, cells: readonly number[]): string {
  return cells.map((cell) => `M${columnOf(cell, width)} ${rowOf(cell, width)}h1v1h-1Z`).join('');
}

/** Returns a path with a small square in the corner of each known cell, as given cells have it. */
export function cornersPath({ width, cells }: Grid): string {
  let path = '';
  for (const [cell, candidates] of cells.entries())
    if (isKnown(candidates))
      path += `M${columnOf(cell, width)} ${rowOf(cell, width)}m.74 .74h.18v.18h-.18Z`;
  return path;
}

/** Returns a path of grid lines between the cells: every fifth grid line, or all others. */
export function linesPath(width: number, height: number, isFifth: boolean): string {
  const across = between(height, isFifth).map((y) => `M0 ${y}H${width}`);
  const down = between(width, isFifth).map((x) => `M${x} 0V${height}`);
  return [...across, ...down].join('');
}

function between(cells: number, isFifth: boolean): number[] {
  return Array.from({ length: cells - 1 }, (_, i) => i + 1).filter(
    (i) => (i % 5 === 0) === isFifth,
  );
}

/** Returns a path of strokes without length, which round ends turn into dots. */
function dotsOf(row: number, from: number, to: number): string {
  let path = '';
  for (let column = from; column < to; column++) path += `M${column + 0.5} ${row + 0.5}h0`;
  return path;
}

// Reads a grid of a puzzle from rows of text, which are written in the symbols of the palette, in 0
// and 1, or in black and white squares.

import type { Grid } from './grid.ts';
import { parseRows } from './grid-text.ts';
import { failure, type Outcome } from './problem.ts';
import type { Puzzle } from './puzzle.ts';

/**
 * Reads a grid of the size of the puzzle; 1 and a black square stand for colour 1 of the palette, 0
 * and a white square for the background, unless the square is itself a symbol of the palette.
 */
export function parseGridOf(puzzle: Puzzle, rows: readonly string[]): Outcome<Grid> {
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  if (height !== puzzle.height || width !== puzzle.width) {
    const message = `the grid is ${width}x${height}, the puzzle ${puzzle.width}x${puzzle.height}`;
    return failure({ code: 'wrong-size', message });
  }
  return parseRows(rows, puzzle.palette, SQUARES);
}

const SQUARES: ReadonlyMap<string, number> = new Map([
  ...[...'0◻□'].map((symbol) => [symbol, 1] as const),
  ...[...'1◼■█'].map((symbol) => [symbol, 1 << 1] as const),
]);

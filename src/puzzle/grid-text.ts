// Writes and reads grids as text: one string for each row, with one character for each cell. The
// character is the symbol of the colour, or `?` if the cell is unknown.

import { elementAt } from './element-at.ts';
import { colourOf, type Grid, isKnown } from './grid.ts';
import { allCandidates, type Palette } from './palette.ts';
import { cellAt, partOfRow } from './places.ts';
import {
  complain,
  failure,
  MAX_PROBLEMS,
  type Outcome,
  type Problem,
  shorten,
  success,
} from './problem.ts';
import { worded } from './wording.ts';

export const UNKNOWN_SYMBOL = '?';

/** Writes a grid as one string a row, one symbol a cell, with `?` for every unknown cell. */
export function writeRows(grid: Grid, palette: Palette): string[] {
  const { width, height, cells } = grid;
  return Array.from({ length: height }, (_, row) => {
    let text = '';
    for (const candidates of partOfRow(cells, row, width))
      text += isKnown(candidates)
        ? elementAt(palette, colourOf(candidates)).symbol
        : UNKNOWN_SYMBOL;
    return text;
  });
}

/**
 * Reads rows of equal length. `others` has more symbols with their candidates; where the palette
 * has the same symbol, its colour counts. The problems are the ragged rows or, if there are none,
 * the symbols that are neither in the palette nor `?` nor in `others`, each with its place.
 */
export function parseRows(
  rows: readonly string[],
  palette: Palette,
  others: ReadonlyMap<string, number> = new Map(),
): Outcome<Grid> {
  const symbols = new Map(others);
  for (const [index, { symbol }] of palette.entries()) symbols.set(symbol, 1 << index);
  symbols.set(UNKNOWN_SYMBOL, allCandidates(palette));
  const width = rows[0]?.length ?? 0;
  const problems: Problem[] = [];
  for (const [row, { length }] of rows.entries()) {
    if (length !== width) complain(problems, raggedRow(row, length, width));
  }
  if (problems.length > 0) return failure(...problems);
  const cells = new Int32Array(width * rows.length);
  rows.forEach((text, row) => {
    for (let column = 0; column < width && problems.length <= MAX_PROBLEMS; column++) {
      const symbol = text.charAt(column);
      const candidates = symbols.get(symbol);
      if (candidates === undefined) complain(problems, unknownSymbol(row, column, symbol, palette));
      else cells[cellAt(row, column, width)] = candidates;
    }
  });
  if (problems.length > 0) return failure(...problems);
  return success({ width, height: rows.length, cells });
}

function raggedRow(row: number, length: number, width: number): Problem {
  return {
    code: 'ragged-grid',
    ...worded`row ${row + 1} has ${length} cells, row 1 has ${width}: make all rows equally long`,
    where: { row: row + 1 },
  };
}

function unknownSymbol(row: number, column: number, symbol: string, palette: Palette): Problem {
  const known = palette.map((colour) => shorten(colour.symbol)).join(' ');
  return {
    code: 'unknown-symbol',
    ...worded`row ${row + 1}, cell ${column + 1} is ${JSON.stringify(symbol)}: expected one of ${known} ${UNKNOWN_SYMBOL}`,
    where: { row: row + 1 },
  };
}

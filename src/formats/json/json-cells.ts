// Finds the rows of a picture in a JSON value: a list of texts, one text with line ends, or a list
// of lists of cells.

import { isMonochrome, type Palette } from '../../puzzle/palette.ts';

/** Returns a text for each row; undefined if the value has another shape. */
export function cellRows(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return value.replace(/\r?\n$/, '').split(/\r?\n/);
  if (!Array.isArray(value)) return undefined;
  const rows = value.map((row) => (Array.isArray(row) ? joined(row) : row));
  return rows.every((row) => typeof row === 'string') ? rows : undefined;
}

function joined(cells: readonly unknown[]): string | undefined {
  const signs = cells.map((cell) => (typeof cell === 'boolean' ? Number(cell) : cell));
  return signs.every(isSign) ? signs.join('') : undefined;
}

/** Whether a cell is one character, or a number of one digit. */
function isSign(cell: unknown): boolean {
  return ['string', 'number'].includes(typeof cell) && String(cell).length === 1;
}

/**
 * Whether a value is a picture by its looks: a list of texts of `.` and `#`, or of lists of 0 and
 * 1. A list of puzzles has objects.
 */
export function isPicture(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0) return false;
  const isText = (row: unknown): boolean => typeof row === 'string' && /^[.#01X ]+$/.test(row);
  const isBits = (row: unknown): boolean =>
    Array.isArray(row) && row.length > 0 && row.every((cell) => BITS.has(cell));
  return value.every(isText) || value.every(isBits);
}

const BITS: ReadonlySet<unknown> = new Set([0, 1, true, false]);

/** Returns the signs of cells besides the symbols of the palette, with their candidates. */
export function otherSigns(palette: Palette): ReadonlyMap<string, number> {
  return isMonochrome(palette) ? new Map([...BACKGROUNDS, ['1', 2], ['#', 2]]) : BACKGROUNDS;
}

const BACKGROUNDS: ReadonlyMap<string, number> = new Map([
  ['.', 1],
  ['0', 1],
  [' ', 1],
]);

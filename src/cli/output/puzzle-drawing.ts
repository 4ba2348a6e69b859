// Drawings of a grid with its clues, for people.

import { BLOTTED_SIGN, UNKNOWN_LINE_SIGN } from '../../formats/text/clue-text.ts';
import type { Block, Clue } from '../../puzzle/clue.ts';
import { elementAt } from '../../puzzle/element-at.ts';
import { UNKNOWN_SYMBOL } from '../../puzzle/grid-text.ts';
import { isMonochrome, type Palette } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { onOneLine } from './escape-control-characters.ts';
import type { Paint } from './paint.ts';

export const STYLES = ['clues', 'ampl', 'squares'] as const;
export type Style = (typeof STYLES)[number];

/**
 * Draws a grid in one of the styles; `rows` are its cells in the symbols of the palette, with `?`
 * for unknown cells.
 */
export function drawPuzzle(
  puzzle: Puzzle,
  rows: readonly string[],
  style: Style,
  paint: Paint,
): string {
  if (style === 'squares') return drawSquares(rows, puzzle.palette, paint);
  return style === 'ampl' ? drawAmpl(puzzle, rows) : drawWithClues(puzzle, rows, paint);
}

/**
 * Draws painted cells as ◼ and background as ◻, like the article on Z3. In a colour puzzle, each ◼
 * has the colour of its cell if the terminal shows colours.
 */
function drawSquares(rows: readonly string[], palette: Palette, paint: Paint): string {
  const square = (symbol: string): string => {
    if (symbol === '.') return '◻';
    const colour = palette.find((each) => each.symbol === symbol);
    if (colour === undefined) return symbol;
    return isMonochrome(palette) ? '◼' : paint.inColour(colour.rgb, '◼');
  };
  return rows.map((row) => [...row].map(square).join('')).join('\n');
}

/**
 * Makes the same drawing as the AMPL article, character by character. Each line has as many clue
 * fields as it can have blocks. The blocks come first, and `.` fills the other fields. Each field
 * and each cell is padded to three characters.
 */
function drawAmpl(puzzle: Puzzle, rows: readonly string[]): string {
  const { width, height, palette } = puzzle;
  const fields = (length: number): number => (isMonochrome(palette) ? (length + 1) >> 1 : length);
  const [rowFields, columnFields] = [fields(width), fields(height)];
  const field = (lengths: readonly string[], i: number): string => (lengths[i] ?? '.').padStart(3);
  const columns = puzzle.columns.map(lengthsOf);
  const indices = (length: number): number[] => Array.from({ length }, (_, i) => i);
  const heading = indices(columnFields).map(
    (i) => `${'   '.repeat(rowFields)}|${columns.map((lengths) => field(lengths, i)).join('')}`,
  );
  const ink = (symbol: string): string =>
    symbol === '.' ? ' ' : isMonochrome(palette) && symbol !== UNKNOWN_SYMBOL ? 'X' : symbol;
  const body = puzzle.rows.map((clue, row) => {
    const lengths = lengthsOf(clue);
    const numbers = indices(rowFields).map((i) => field(lengths, i));
    return `${numbers.join('')}|${[...elementAt(rows, row)].map((symbol) => `  ${ink(symbol)}`).join('')}`;
  });
  return [...heading, '---'.repeat(width + 1 + rowFields), ...body].join('\n');
}

/**
 * Draws the clues beside their lines. A rule comes before the first row, the sixth, the eleventh
 * and so on, and a bar before the same columns. Cells are as wide as the column clues need.
 */
function drawWithClues(puzzle: Puzzle, rows: readonly string[], paint: Paint): string {
  const { palette } = puzzle;
  const rowLabels = puzzle.rows.map((clue) => labelsOf(clue, palette));
  const columnLabels = puzzle.columns.map((clue) => labelsOf(clue, palette));
  const cell = widest(columnLabels.flat(), ({ text }) => text.length + 1, 2);
  const margin = widest(rowLabels, (labels) => textOf(labels).length, 1);
  const depth = widest(columnLabels, (labels) => labels.length, 1);
  const tint = ({ text, rgb }: Label): string =>
    rgb === undefined ? text : onColour(text, rgb, paint);

  const heading = Array.from({ length: depth }, (_, level) => {
    const cells = columnLabels.map((labels) => {
      const label = labels[level - depth + labels.length] ?? { text: '' };
      return `${' '.repeat(cell - label.text.length)}${tint(label)}`;
    });
    return `${' '.repeat(margin + 1)}${byFives(cells, '│')}`;
  });
  const rule = byFives(new Array(puzzle.width).fill('─'.repeat(cell)), '┼');
  const body = rowLabels.map((labels, row) => {
    const blank = ' '.repeat(margin - textOf(labels).length);
    const text = labels.map(tint).join(' ');
    const cells = [...elementAt(rows, row)].map((symbol) => drawCell(symbol, cell, palette, paint));
    return `${blank}${text} ${byFives(cells, '│')}`;
  });
  const ruled = body.flatMap((line, row) =>
    row % 5 === 0 ? [`${' '.repeat(margin + 1)}${rule}`, line] : [line],
  );
  const lines = [...heading, ...ruled].map((line) => line.trimEnd());
  return [...lines, ...(isMonochrome(palette) ? [] : [legend(palette, paint)])].join('\n');
}

function widest<T>(items: readonly T[], width: (item: T) => number, least: number): number {
  return items.reduce((most, item) => Math.max(most, width(item)), least);
}

/** A part of a clue; `rgb` is its background in colour puzzles. */
interface Label {
  readonly text: string;
  readonly rgb?: string;
}

function labelsOf(clue: Clue, palette: Palette): readonly Label[] {
  const lengths = lengthsOf(clue).map((text) => ({ text }));
  if (lengths.length === 0) return [{ text: '0' }];
  if (clue === null || isMonochrome(palette)) return lengths;
  return clue.map((block) => {
    const { symbol, rgb } = elementAt(palette, block.colour);
    return { text: `${lengthOf(block)}${symbol}`, rgb };
  });
}

/** Returns the lengths as text, with `?` for a blotted block and `*` for an unknown line. */
function lengthsOf(clue: Clue): readonly string[] {
  return clue === null ? [UNKNOWN_LINE_SIGN] : clue.map(lengthOf);
}

function lengthOf({ length }: Block): string {
  return String(length ?? BLOTTED_SIGN);
}

function textOf(labels: readonly Label[]): string {
  return labels.map(({ text }) => text).join(' ');
}

function byFives(cells: readonly string[], bar: string): string {
  return cells.map((cell, i) => (i % 5 === 0 ? `${bar}${cell}` : cell)).join('');
}

function drawCell(symbol: string, width: number, palette: Palette, paint: Paint): string {
  if (symbol === '.') return '·'.padStart(width);
  if (symbol === UNKNOWN_SYMBOL) return UNKNOWN_SYMBOL.padStart(width);
  if (isMonochrome(palette)) return '█'.repeat(width);
  const rgb = palette.find((colour) => colour.symbol === symbol)?.rgb ?? '#000000';
  return onColour(symbol.repeat(width), rgb, paint);
}

/**
 * Paints a text in black or white on the colour `rgb`, so that it can be read on any terminal, dark
 * or light.
 */
function onColour(text: string, rgb: string, paint: Paint): string {
  return paint.onColour(rgb, contrast(rgb), text);
}

/** Says what the letters of a colour puzzle stand for. */
function legend(palette: Palette, paint: Paint): string {
  return palette
    .slice(1)
    .map(
      ({ symbol, name, rgb }) => `${onColour(` ${symbol} `, rgb, paint)} ${onOneLine(name ?? '')}`,
    )
    .join('  ');
}

/**
 * Returns black or white, whichever reads better on `rgb`, judged by its luminance with the weights
 * of ITU-R BT.601.
 */
function contrast(rgb: string): string {
  const value = Number.parseInt(rgb.slice(1), 16);
  const luminance = 299 * (value >> 16) + 587 * ((value >> 8) & 255) + 114 * (value & 255);
  return luminance > 127_500 ? '#000000' : '#ffffff';
}

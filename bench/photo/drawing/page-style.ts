// How a test page looks: all that the renderer may vary.

import type { Rgb } from './page-canvas.ts';
import type { PageFont } from './page-fonts.ts';

export interface PageStyle {
  /** The side of a cell in pixels. */
  readonly cell: number;
  readonly font: PageFont;
  /** The em of the numbers, as a share of a cell. */
  readonly fontSize: number;
  /** The places of the clues of rows and of those of columns. */
  readonly sides: 'left and top' | 'right and bottom';
  /** Whether each number has a place as wide as a cell, or they stand close together. */
  readonly spacing: 'cells' | 'close';
  /** Lines of the grid that go on through the clues. */
  readonly clueLines: 'none' | 'lines' | 'cells';
  /** Pixels of a usual line of the grid, of every fifth, and of the border. */
  readonly lines: { readonly usual: number; readonly fifth: number; readonly border: number };
  /** The box around each number. */
  readonly box: 'none' | 'square' | 'round';
  /** The clues that have a shade behind them. */
  readonly shade: 'none' | 'all' | 'alternate';
  readonly theme: Theme;
  /** How a number is shown that is done with. */
  readonly finished: 'none' | 'struck' | 'grey';
  /** The mark of cells that are known to be background. */
  readonly cross: 'cross' | 'dot';
  /** The share of the cells that are marked. */
  readonly marked: number;
  /** Whether the clue of an empty line is a 0. */
  readonly hasZeros: boolean;
  /** The place where the colour of a block is seen. */
  readonly colouring: 'numbers' | 'cells';
  /** Whether there are headings and paragraphs around the puzzle. */
  readonly hasText: boolean;
}

export interface Theme {
  readonly paper: Rgb;
  readonly ink: Rgb;
  readonly line: Rgb;
  readonly grid: Rgb;
  readonly shade: Rgb;
  readonly grey: Rgb;
}

export const LIGHT: Theme = {
  paper: [255, 255, 255],
  ink: [16, 16, 16],
  line: [110, 110, 110],
  grid: [255, 255, 255],
  shade: [226, 232, 240],
  grey: [160, 160, 160],
};

export const DARK: Theme = {
  paper: [18, 20, 24],
  ink: [240, 240, 240],
  line: [105, 110, 120],
  grid: [30, 33, 39],
  shade: [48, 54, 64],
  grey: [105, 105, 105],
};

/** The usual look: clues above and on the left, a place for each number, thick fifth lines. */
export const PLAIN: Omit<PageStyle, 'cell' | 'font'> = {
  fontSize: 0.62,
  sides: 'left and top',
  spacing: 'cells',
  clueLines: 'none',
  lines: { usual: 1, fifth: 2, border: 2 },
  box: 'none',
  shade: 'none',
  theme: LIGHT,
  finished: 'none',
  cross: 'cross',
  marked: 0,
  hasZeros: true,
  colouring: 'numbers',
  hasText: false,
};

// Everything that the canvas shows, as data.

import type { Drawing } from '../../../src/create/drawing.ts';
import type { Change } from '../../../src/create/repair/change.ts';
import type { Mirror } from '../../../src/create/tool-cells.ts';
import type { Clues } from '../drawing/clues.ts';
import type { Picture } from '../drawing/picture.ts';
import type { CellBox } from '../selection/cell-box.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { View, Viewport } from './view.ts';

/**
 * The change that a stroke would make: to the colour of cells, to whether they are given, or to
 * whether suggestions must keep them.
 */
export type Preview =
  | { readonly cells: readonly number[]; readonly colour: number }
  | { readonly cells: readonly number[]; readonly isGiven: boolean }
  | { readonly cells: readonly number[]; readonly isKept: boolean };

export interface Scene {
  readonly picture: Picture;
  readonly clues: Clues;
  readonly view: View;
  readonly viewport: Viewport;
  /** How far the picture is scrolled under its bars, in pixels. */
  readonly scroll: { readonly x: number; readonly y: number };
  readonly colours: CanvasColours;
  /** The image that is traced; undefined if there is none. */
  readonly tracing: Tracing | undefined;
  readonly mirror: Mirror;
  readonly preview: Preview | undefined;
  /** Cells in which solutions differ. */
  readonly differing: readonly number[];
  /** The changes that are suggested. */
  readonly changes: readonly Change[];
  /** The selected cells, or those of the floating piece. */
  readonly selected: CellBox | undefined;
  /** Cells that are not 0 here are marked to be kept by suggestions. */
  readonly kept: Drawing | undefined;
  /** The tier of each cell, 0 and 1 without a dot; undefined if the map is not shown. */
  readonly tiers: readonly number[] | undefined;
  /** The cell in use, whose row and column are highlighted. */
  readonly lit: number | undefined;
  /** The cell of the keyboard cursor; undefined while the cursor is hidden. */
  readonly cursor: number | undefined;
  /**
   * The size of the line or box that is being drawn, and the point of the viewport where the
   * pointer is.
   */
  readonly note: { readonly text: string; readonly x: number; readonly y: number } | undefined;
}

/** The colours of the theme and the palette. */
export interface CanvasColours {
  readonly bar: string;
  readonly ink: string;
  readonly soft: string;
  /**
   * The highlights of the row and the column in use: `light` behind their clues, `lit` behind their
   * cells.
   */
  readonly light: string;
  readonly lit: string;
  readonly hint: string;
  readonly focus: string;
  readonly surface: string;
  readonly font: string;
  /**
   * `paints` has the fill of each colour, background first; `inks` has the colour of text on that
   * fill.
   */
  readonly paints: readonly string[];
  readonly inks: readonly string[];
  /** The shades of thin and strong grid lines on each colour. */
  readonly thin: readonly string[];
  readonly strong: readonly string[];
  readonly patterns: readonly (CanvasPattern | undefined)[];
}

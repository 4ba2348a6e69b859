// Mosaics: large pictures that are cut into tiles, each of them a puzzle of its own. A file of
// packs/mosaics has the facts of a mosaic in its first line and a tile in each other, as JSON.

import type { UniqueLabel } from '../explain/rate/label.ts';
import type { Language } from '../explain/words/languages.ts';
import type { Outcome } from '../puzzle/problem.ts';
import type { Meta, Puzzle } from '../puzzle/puzzle.ts';
import type { IconSet } from './pack-entry.ts';
import { unpackPicture } from './packed-picture.ts';
import { puzzleOfPacked } from './packed-puzzle.ts';

export interface MosaicShape {
  /** How many tiles there are in a row and in a column. */
  readonly columns: number;
  readonly rows: number;
  /** The size of every tile, in cells. */
  readonly tileWidth: number;
  readonly tileHeight: number;
}

export interface Mosaic extends MosaicShape {
  readonly number: number;
  readonly titles: Readonly<Record<Language, string>>;
  /** The icons in the picture, as "set:name", and the sets that they come from. */
  readonly icons: readonly string[];
  readonly sets: readonly IconSet[];
  /** The colours of the whole as `#rrggbb`, the background first. */
  readonly palette: readonly string[];
  /** The tiles, row by row. */
  readonly tiles: readonly MosaicTile[];
}

export interface MosaicTile {
  readonly label: UniqueLabel;
  /** The colours of the mosaic that the tile has, by their indices; the background always. */
  readonly colours: readonly number[];
  /** The picture in these colours, as `packPicture` writes it. */
  readonly picture: string;
}

/**
 * Returns the picture of a tile as indices into the colours of the mosaic; undefined if the tile is
 * damaged.
 */
export function pictureOfTile(
  { tileWidth, tileHeight }: MosaicShape,
  { colours, picture }: MosaicTile,
): Uint8Array | undefined {
  const own = unpackPicture(picture, tileWidth * tileHeight, colours.length);
  return own?.map((colour) => colours[colour]);
}

/** Returns the puzzle of a tile with its picture as its goal; a failure if that is damaged. */
export function puzzleOfTile(mosaic: Mosaic, tile: MosaicTile, meta: Meta = {}): Outcome<Puzzle> {
  const { tileWidth: width, tileHeight: height, palette } = mosaic;
  const { colours, picture } = tile;
  const own = colours.map((colour) => palette[colour]);
  return puzzleOfPacked({ width, height, palette: own, picture }, meta);
}

export function writeMosaic({ tiles, ...facts }: Mosaic): string {
  return [facts, ...tiles].map((each) => `${JSON.stringify(each)}\n`).join('');
}

/** Throws a SyntaxError if the text is damaged. */
export function readMosaic(text: string): Mosaic {
  const [facts, ...tiles] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { ...facts, tiles };
}

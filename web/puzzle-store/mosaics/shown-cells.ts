// Puts together what a person sees of a mosaic: the pictures of the tiles that are solved or were
// filled in, and their own marks in those that are begun.

import { type Mosaic, type MosaicTile, pictureOfTile } from '../../../src/packs/mosaic.ts';
import { joinTiles } from '../../../src/packs/tile-cells.ts';
import { CROSS, colourOfMark, isUnmarked, type Mark } from '../../board/state/mark.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { isPictureKnown } from '../../storage/standing.ts';
import { marksOfSavedGame } from '../pictures/saved-marks.ts';
import { tileId } from './tile-index.ts';

interface ShownCells {
  /** A mark for each cell of the whole, in the colours of the mosaic. */
  readonly cells: Uint8Array;
  /** Whether a picture that is known cannot be shown, so that marks stand in its place. */
  readonly isDamaged: boolean;
}

export function shownCells(mosaic: Mosaic, saves: ReadonlyMap<string, SavedGame>): ShownCells {
  let isDamaged = false;
  const tiles = mosaic.tiles.map((tile, index) => {
    const save = saves.get(tileId(mosaic, index));
    const isKnown = isPictureKnown(save);
    const picture = isKnown ? pictureMarks(mosaic, tile) : undefined;
    if (isKnown && picture === undefined) isDamaged = true;
    return picture ?? ownMarks(mosaic, tile, save);
  });
  return { cells: joinTiles(mosaic, tiles), isDamaged };
}

/** The picture is taken and not the marks, because a tile may be played again. */
function pictureMarks(mosaic: Mosaic, tile: MosaicTile): Uint8Array | undefined {
  return pictureOfTile(mosaic, tile)?.map((colour) => CROSS + colour);
}

function ownMarks(
  { tileWidth, tileHeight }: Mosaic,
  { colours }: MosaicTile,
  save: SavedGame | undefined,
): Uint8Array {
  const empty = new Uint8Array(tileWidth * tileHeight);
  if (save === undefined) return empty;
  return marksOfSavedGame(save, empty).map((mark) => inWhole(mark, colours));
}

/** Returns a mark of a tile in the colours of the mosaic; notes are left out. */
function inWhole(mark: Mark, colours: readonly number[]): Mark {
  return isUnmarked(mark) ? 0 : CROSS + (colours[colourOfMark(mark)] ?? 0);
}

// Makes a mosaic of a scene: converts the drawn scene, cuts the picture into tiles, and changes
// cells of each tile until the tile is the only solution of its clues.

import {
  type Drawing,
  drawingOfGrid,
  type Image,
  pictureFromImage,
  puzzleOfDrawing,
  repair,
  withChanges,
} from '../../src/create/index.ts';
import { inUsedColours } from '../../src/create/used-colours.ts';
import { UNIQUE_LABELS } from '../../src/explain/rate/label.ts';
import { rate } from '../../src/explain/rate/rate.ts';
import type { Mosaic, MosaicTile } from '../../src/packs/mosaic.ts';
import type { IconSet } from '../../src/packs/pack-entry.ts';
import { packPicture } from '../../src/packs/packed-picture.ts';
import { cutTiles } from '../../src/packs/tile-cells.ts';
import type { Palette } from '../../src/puzzle/palette.ts';
import type { Scene } from './scene.ts';

/** The most seconds for the repair of a tile. */
const LONGEST_REPAIR = 10;

export interface MadeMosaic {
  readonly mosaic: Mosaic;
  /** How many cells were changed. */
  readonly changed: number;
}

/** Throws if a tile has one colour, has several solutions even after a repair, or has no label. */
export async function makeMosaic(
  scene: Scene,
  image: Image,
  sets: readonly IconSet[],
): Promise<MadeMosaic> {
  const { number, titles, columns, rows, tileWidth, tileHeight, colours } = scene;
  const size = { width: columns * tileWidth, height: rows * tileHeight };
  const { grid, palette } = pictureFromImage(image, { ...size, colours });
  const shape = { columns, rows, tileWidth, tileHeight };
  const tiles: MadeTile[] = [];
  for (const cells of cutTiles(shape, drawingOfGrid(grid).cells)) {
    const drawing = { width: tileWidth, height: tileHeight, cells };
    tiles.push(await makeTile(drawing, palette));
  }
  const mosaic = {
    ...{ number, titles, ...shape, sets },
    icons: [...new Set(scene.icons.map(({ icon }) => icon))],
    palette: palette.map(({ rgb }) => rgb),
    tiles: tiles.map(({ tile }) => tile),
  };
  return { mosaic, changed: tiles.reduce((sum, { changed }) => sum + changed, 0) };
}

interface MadeTile {
  readonly tile: MosaicTile;
  readonly changed: number;
}

async function makeTile(whole: Drawing, palette: Palette): Promise<MadeTile> {
  if (new Set(whole.cells).size === 1) throw new Error('a tile has only one colour');
  const used = inUsedColours({ drawing: whole, palette });
  const options = { limits: { seconds: LONGEST_REPAIR } };
  const { verdict, suggestions } = await repair(used.drawing, used.palette, options);
  const changes = verdict === 'unique' ? [] : (suggestions[0]?.changes ?? []);
  const drawing = withChanges(used.drawing, changes);
  const { label } = await rate(puzzleOfDrawing(drawing, used.palette));
  const unique = UNIQUE_LABELS.find((each) => each === label);
  if (unique === undefined) throw new Error(`a tile is ${label ?? 'not rated'}`);
  const colours = used.palette.map(({ rgb }) => palette.findIndex((each) => each.rgb === rgb));
  const picture = packPicture(drawing.cells, used.palette.length);
  return { tile: { label: unique, colours, picture }, changed: changes.length };
}

// Scenes that become mosaics: icons of free sets on a ground of drawn shapes. All lengths are cells
// of the mosaic, so that the edges of shapes can lie between cells.

import sharp from 'sharp';
import type { Image } from '../../src/create/index.ts';
import type { Language } from '../../src/explain/words/languages.ts';
import type { Icon } from '../packs/icon-packages.ts';

export interface Scene {
  readonly number: number;
  readonly titles: Readonly<Record<Language, string>>;
  /** How many tiles there are in a row and in a column. */
  readonly columns: number;
  readonly rows: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
  /** How many colours the picture has at most, besides the background. */
  readonly colours: number;
  /** The shapes behind the icons, as SVG. */
  readonly ground: string;
  readonly icons: readonly PlacedIcon[];
}

export interface PlacedIcon {
  /** The set and the name, as "noto:sailboat". */
  readonly icon: string;
  readonly left: number;
  readonly top: number;
  /** The length of its sides. */
  readonly side: number;
  /** Whether left and right are exchanged. */
  readonly isMirrored?: boolean;
}

const PIXELS_PER_CELL = 12;

export async function drawScene(scene: Scene, iconOf: (icon: string) => Icon): Promise<Image> {
  const width = scene.columns * scene.tileWidth;
  const height = scene.rows * scene.tileHeight;
  const size = `width="${width * PIXELS_PER_CELL}" height="${height * PIXELS_PER_CELL}"`;
  const icons = scene.icons.map((placed) => iconShapes(placed, iconOf(placed.icon)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">${scene.ground}${icons.join('')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

function iconShapes({ left, top, side, isMirrored = false }: PlacedIcon, icon: Icon): string {
  const scale = side / icon.width;
  const place = isMirrored
    ? `translate(${left + side} ${top}) scale(${-scale} ${scale})`
    : `translate(${left} ${top}) scale(${scale})`;
  return `<g transform="${place}">${icon.body}</g>`;
}

// Takes an image cell by cell, with its exact colours, if the image is small or was enlarged from a
// small one: its pixels are cells then, and means of pixels would only blur the picture. Icons with
// soft edges are drawings that were made small, and are no pixel art.
//
// An image was enlarged by a whole factor if its colours change at multiples of the factor alone.
// The greatest such factor divides both sides and every place at which a pixel differs from the
// pixel before it. Cost: each pixel is compared with two others.

import {
  BACKGROUND,
  BLACK_AND_WHITE,
  type Colour,
  MAX_COLOURS,
  makePalette,
  type Palette,
} from '../../puzzle/palette.ts';
import type { Size } from '../../puzzle/places.ts';
import { gridOfDrawing } from '../drawing.ts';
import { borderCells } from './border-cells.ts';
import { type Crop, croppedImage } from './crop-image.ts';
import type { Image } from './image-samples.ts';
import type { ImagePicture } from './image-to-picture.ts';

/** The most cells of a side; an image of more pixels is a photo or a graphic. */
const MAX_PIXEL_ART_SIDE = 200;
/** The fewest cells of the longer side of enlarged pixel art; with fewer, it is a flat graphic. */
const LEAST_ENLARGED_SIDE = 5;
/** Stands for a transparent pixel among colours of 24 bits. */
export const CLEAR = -1;
const WHITE = 0xffffff;
const BLACK = 0;
/** A pixel with less alpha, from 0 to 255, counts as transparent. */
const SOLID = 128;
/** The background on which white cells can be seen. */
const GREY = { name: 'grey', rgb: '#d9d9d9' };

/**
 * Returns undefined if the image is no pixel art, or has more colours than a puzzle can have. A
 * cell that a crop cuts through belongs to the picture.
 */
export function pixelArtOf(image: Image, crop?: Crop): ImagePicture | undefined {
  const small = pixelArtCells(image);
  return small && pictureOfPixels(small, crop && cropOfCells(crop, image.width / small.width));
}

function cropOfCells({ left, top, width, height }: Crop, scale: number): Crop {
  const first = { left: Math.floor(left / scale), top: Math.floor(top / scale) };
  return {
    ...first,
    width: Math.ceil((left + width) / scale) - first.left,
    height: Math.ceil((top + height) / scale) - first.top,
  };
}

/**
 * Makes a picture of a part of an image, with a cell a pixel. The background is that of the whole
 * image. Returns undefined if there are more colours than a puzzle can have.
 */
export function pictureOfPixels(image: Image, crop?: Crop): ImagePicture | undefined {
  const colourAt = (data: Uint8ClampedArray) => (pixel: number) => pixelAt(data, pixel);
  const ground = mostCommon(borderCells(image).map(colourAt(image.data)));
  const { width, height, data } = crop === undefined ? image : croppedImage(image, crop);
  const cells = Array.from({ length: width * height }, (_, pixel) => pixel);
  return pictureOn(ground, cells.map(colourAt(data)), { width, height });
}

/** Returns pixel art with a pixel a cell; undefined for all other images. */
export function pixelArtCells(image: Image): Image | undefined {
  if (hasSoftEdges(image)) return undefined;
  const small = unenlarged(image);
  const side = Math.max(small.width, small.height);
  const isFlat = small !== image && side < LEAST_ENLARGED_SIDE;
  return isFlat || side > MAX_PIXEL_ART_SIDE ? undefined : small;
}

/** The share of half transparent pixels from which the edges of an image are soft. */
const SOFT = 0.005;

/** A smooth shape has pixels that are half transparent along its edge, and no exact colours. */
function hasSoftEdges({ data }: Image): boolean {
  let count = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at] > 0 && data[at] < 255) count++;
  return count > (SOFT * data.length) / 4;
}

/** Returns the smallest image of which this one is an enlargement; often the image itself. */
export function unenlarged(image: Image): Image {
  const scale = scaleOf(image);
  if (scale === 1) return image;
  const [width, height] = [image.width / scale, image.height / scale];
  const data = new Uint8ClampedArray(4 * width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const from = 4 * scale * (row * image.width + column);
      data.set(image.data.subarray(from, from + 4), 4 * (row * width + column));
    }
  }
  return { width, height, data };
}

function scaleOf({ width, height, data }: Image): number {
  let scale = divisor(width, height);
  for (let row = 0; row < height && scale > 1; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const pixel = pixelAt(data, at);
      if (column % scale !== 0 && pixel !== pixelAt(data, at - 1)) scale = divisor(scale, column);
      if (row % scale !== 0 && pixel !== pixelAt(data, at - width)) scale = divisor(scale, row);
    }
  }
  return scale;
}

/** The greatest common divisor. */
function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** Returns the colour of a pixel in 24 bits, or `CLEAR` if the pixel is mostly transparent. */
export function pixelAt(data: Uint8ClampedArray, pixel: number): number {
  const at = 4 * pixel;
  if (data[at + 3] < SOLID) return CLEAR;
  return (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
}

function pictureOn(
  ground: number,
  pixels: readonly number[],
  size: Size,
): ImagePicture | undefined {
  const isGround = (pixel: number): boolean => pixel === ground || pixel === CLEAR;
  const colours = [...new Set(pixels)].filter((pixel) => !isGround(pixel)).sort((a, b) => a - b);
  if (colours.length > MAX_COLOURS) return undefined;
  const indices = new Map(colours.map((colour, i) => [colour, i + 1]));
  const cells = Uint8Array.from(pixels, (pixel) => indices.get(pixel) ?? 0);
  return { grid: gridOfDrawing({ ...size, cells }), palette: paletteOf(ground, colours) };
}

function mostCommon(pixels: readonly number[]): number {
  const votes = new Map<number, number>();
  for (const pixel of pixels) votes.set(pixel, (votes.get(pixel) ?? 0) + 1);
  return [...votes].reduce((best, vote) => (vote[1] > best[1] ? vote : best))[0];
}

/** A transparent ground becomes white, unless that is a colour of the picture. */
function paletteOf(ground: number, colours: readonly number[]): Palette {
  const background = ground === CLEAR && !colours.includes(WHITE) ? WHITE : ground;
  const isBlack = colours.every((colour) => colour === BLACK);
  if (background === WHITE && isBlack) return BLACK_AND_WHITE;
  const entries = colours.length > 0 ? colours : [background === BLACK ? WHITE : BLACK];
  return makePalette(background === CLEAR ? GREY : named(background), entries.map(named));
}

function named(pixel: number): Omit<Colour, 'symbol'> {
  if (pixel === WHITE) return BACKGROUND;
  const rgb = `#${pixel.toString(16).padStart(6, '0')}`;
  return { name: rgb, rgb };
}

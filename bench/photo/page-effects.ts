// Makes a photo of a page: warped, lit unevenly, out of focus, with noise, and stored as a JPEG.

import sharp, { type Sharp } from 'sharp';
import type { Image } from '../../src/create/images/image-samples.ts';
import type { Random } from '../../src/engine/random.ts';
import type { Rgb } from './drawing/page-canvas.ts';
import type { PagePlace } from './drawing/page-places.ts';
import { type Warp, type WarpedPage, warpPage } from './page-warp.ts';

export interface PageEffects extends Warp {
  /** Quarter turns of the finished photo, clockwise. */
  readonly quarters: number;
  /** The standard deviation of the blur in pixels. */
  readonly blur: number;
  /** The standard deviation of the noise in levels. */
  readonly noise: number;
  /** How much darker one end of the photo is, as a share. */
  readonly gradient: number;
  /** How much darker a shadow over a part of the photo is, as a share. */
  readonly shadow: number;
  /** The quality of the JPEG; 100 for none. */
  readonly quality: number;
}

export const NO_EFFECTS: PageEffects = {
  turn: 0,
  keystone: 0,
  towards: 0,
  curl: 0,
  quarters: 0,
  blur: 0,
  noise: 0,
  gradient: 0,
  shadow: 0,
  quality: 100,
};

const DESK: Rgb = [112, 98, 84];

export async function photograph(
  page: Image,
  effects: PageEffects,
  random: Random,
): Promise<WarpedPage> {
  const isFlat = effects.turn === 0 && effects.keystone === 0 && effects.curl === 0;
  const warped = isFlat
    ? { image: page, placeOf: (place: PagePlace) => place }
    : warpPage(page, effects, DESK);
  light(warped.image, effects, random);
  const blurred = await blur(warped.image, effects.blur);
  addNoise(blurred, effects.noise, random);
  const stored = await throughJpeg(blurred, effects.quality);
  return turned({ ...warped, image: stored }, effects.quarters);
}

/** How sharp the edge of a shadow is, as a share of the photo. */
const SOFT = 0.04;

/** Darkens the photo towards one end, and beyond a straight edge. */
function light({ width, height, data }: Image, effects: PageEffects, random: Random): void {
  const { gradient, shadow } = effects;
  if (gradient === 0 && shadow === 0) return;
  const [ramp, edge] = [2 * Math.PI * random.real(), 2 * Math.PI * random.real()];
  const offset = 0.4 * (random.real() - 0.5);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width - 0.5, y / height - 0.5];
      const far = 0.5 + (u * Math.cos(ramp) + v * Math.sin(ramp)) / Math.SQRT2;
      const beyond = (u * Math.cos(edge) + v * Math.sin(edge) - offset) / SOFT;
      const shade = shadow / (1 + Math.exp(-4 * beyond));
      const share = (1 - gradient * far) * (1 - shade);
      const at = 4 * (y * width + x);
      for (let c = 0; c < 3; c++) data[at + c] *= share;
    }
  }
}

async function blur(image: Image, sigma: number): Promise<Image> {
  return sigma < 0.3 ? image : imageOf(sharpOf(image).blur(sigma));
}

function addNoise({ data }: Image, deviation: number, random: Random): void {
  if (deviation === 0) return;
  for (let at = 0; at < data.length; at += 4) {
    const grey = deviation * normal(random);
    for (let c = 0; c < 3; c++) data[at + c] += grey + 0.3 * deviation * (random.real() - 0.5);
  }
}

/** Returns a number that is nearly normally distributed, with a deviation of 1. */
function normal(random: Random): number {
  let sum = 0;
  for (let i = 0; i < 6; i++) sum += random.real();
  return (sum - 3) * Math.SQRT2;
}

async function throughJpeg(image: Image, quality: number): Promise<Image> {
  if (quality === 100) return image;
  return imageOf(sharp(await sharpOf(image).jpeg({ quality }).toBuffer()));
}

function sharpOf({ width, height, data }: Image): Sharp {
  return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } });
}

async function imageOf(pipeline: Sharp): Promise<Image> {
  const { data, info } = await pipeline.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, data: new Uint8ClampedArray(data) };
}

function turned(page: WarpedPage, quarters: number): WarpedPage {
  return quarters === 0 ? page : turned(quarterTurned(page), quarters - 1);
}

function quarterTurned({ image, placeOf }: WarpedPage): WarpedPage {
  const { width, height } = image;
  const from = new Uint32Array(image.data.buffer, image.data.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) to[x * height + (height - 1 - y)] = from[y * width + x];
  }
  return {
    image: { width: height, height: width, data: new Uint8ClampedArray(to.buffer) },
    placeOf: (place) => {
      const { x, y } = placeOf(place);
      return { x: height - y, y: x };
    },
  };
}

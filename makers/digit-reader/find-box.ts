// Finds the box of a drawn digit much as a reader does: by ink above a threshold that hangs
// together. The weights follow from these very boxes, so the code is not that of the reader.

import type { InkImage } from '../../src/photo/digits/digit-patch.ts';
import type { Size } from '../../src/puzzle/places.ts';
import { levelAt } from './level-rank.ts';

/** A part of an image in pixels. */
export interface Region extends Size {
  readonly left: number;
  readonly top: number;
}

export interface BoxRule {
  /** The share of the darkest ink that counts as ink. */
  readonly threshold: number;
  /** The share of the pixels of the largest part that another part has at least. */
  readonly leastPart: number;
}

/** Ink that hangs together, in pixels; `right` and `bottom` are the last that belong to it. */
interface Part {
  readonly pixels: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Looks within the region alone; undefined if there is no ink. */
export function findBox(ink: InkImage, region: Region, rule: BoxRule): Region | undefined {
  const parts = partsOf(inkAbove(ink, region, rule.threshold), ink.width);
  const most = Math.max(...parts.map(({ pixels }) => pixels));
  const kept = parts.filter(({ pixels }) => pixels >= rule.leastPart * most);
  if (kept.length === 0) return undefined;
  const left = Math.min(...kept.map((part) => part.left));
  const top = Math.min(...kept.map((part) => part.top));
  const width = Math.max(...kept.map(({ right }) => right)) + 1 - left;
  const height = Math.max(...kept.map(({ bottom }) => bottom)) + 1 - top;
  return { left, top, width, height };
}

/** The share of the pixels of a region that the darkest ink has at least. */
const DARKEST = 0.03;

function inkAbove({ width, height, data }: InkImage, region: Region, share: number): Uint8Array {
  const [left, top] = [Math.max(0, Math.floor(region.left)), Math.max(0, Math.floor(region.top))];
  const right = Math.min(width, Math.ceil(region.left + region.width));
  const bottom = Math.min(height, Math.ceil(region.top + region.height));
  const values: number[] = [];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) values.push(data[y * width + x]);
  }
  const peak = levelAt(values, 1 - DARKEST);
  const isInk = new Uint8Array(width * height);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (data[y * width + x] > share * peak) isInk[y * width + x] = 1;
    }
  }
  return isInk;
}

/** Takes the parts out of `isInk` one by one; pixels that touch at a corner hang together. */
function partsOf(isInk: Uint8Array, width: number): Part[] {
  const parts: Part[] = [];
  for (let start = 0; start < isInk.length; start++) {
    if (isInk[start] === 1) parts.push(takePart(isInk, width, start));
  }
  return parts;
}

function takePart(isInk: Uint8Array, width: number, start: number): Part {
  let [pixels, left, right, top, bottom] = [0, width, 0, isInk.length, 0];
  const open = [start];
  isInk[start] = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    pixels++;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const next = at + dy * width + dx;
        if (x + dx < 0 || x + dx >= width || isInk[next] !== 1) continue;
        isInk[next] = 0;
        open.push(next);
      }
    }
  }
  return { pixels, left, right, top, bottom };
}

// Fills polygons in an image, antialiased. Each edge adds the signed area that it cuts off to the
// cells beside it, and the sums along a row are the shares of the pixels that are covered: exact,
// without samples (as in the font renderers of FreeType and font-rs). Cost: the box of a polygon.

import type { Image } from '../../../src/create/images/image-samples.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

/** Corners as x, y, x, y, ...; the last is joined to the first. */
export type Contour = readonly number[];

export function blankImage(width: number, height: number, rgb: Rgb): Image {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let at = 0; at < data.length; at += 4) {
    data.set(rgb, at);
    data[at + 3] = 255;
  }
  return { width, height, data };
}

/** Returns both images in one, on paper like the first pixel of the left one. */
export function beside(left: Image, right: Image): Image {
  const [red, green, blue] = left.data;
  const height = Math.max(left.height, right.height);
  const both = blankImage(left.width + right.width, height, [red, green, blue]);
  copyInto(both, left, 0);
  copyInto(both, right, left.width);
  return both;
}

function copyInto(to: Image, { width, height, data }: Image, left: number): void {
  for (let y = 0; y < height; y++) {
    to.data.set(data.subarray(4 * y * width, 4 * (y + 1) * width), 4 * (y * to.width + left));
  }
}

/** Fills what lies within the contours; contours that turn the other way are holes. */
export function fillContours(
  image: Image,
  contours: readonly Contour[],
  rgb: Rgb,
  opacity = 1,
): void {
  const box = pixelBox(contours);
  if (box.width <= 0 || box.height <= 0) return;
  const areas = new Float32Array((box.width + 2) * box.height + 2);
  for (const contour of contours) {
    for (let i = 0; i < contour.length; i += 2) {
      const next = (i + 2) % contour.length;
      const from = { x: contour[i] - box.left, y: contour[i + 1] - box.top };
      const to = { x: contour[next] - box.left, y: contour[next + 1] - box.top };
      addEdge(areas, box.width + 2, from, to);
    }
  }
  for (let y = 0; y < box.height; y++) {
    let covered = 0;
    for (let x = 0; x < box.width; x++) {
      covered += areas[y * (box.width + 2) + x];
      const share = Math.min(1, Math.abs(covered)) * opacity;
      if (share > 0.002) blend(image, box.left + x, box.top + y, rgb, share);
    }
  }
}

interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function pixelBox(contours: readonly Contour[]): PixelBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const contour of contours) {
    for (let i = 0; i < contour.length; i += 2) {
      left = Math.min(left, Math.floor(contour[i]));
      right = Math.max(right, Math.ceil(contour[i]));
      top = Math.min(top, Math.floor(contour[i + 1]));
      bottom = Math.max(bottom, Math.ceil(contour[i + 1]));
    }
  }
  return { left, top, width: right - left, height: bottom - top };
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Adds the edge row by row: in each, the area to its right, pixel by pixel. */
function addEdge(areas: Float32Array, stride: number, from: Corner, to: Corner): void {
  if (from.y === to.y) return;
  const sign = from.y < to.y ? 1 : -1;
  const [high, low] = sign > 0 ? [from, to] : [to, from];
  const slope = (low.x - high.x) / (low.y - high.y);
  for (let y = Math.floor(high.y); y < low.y; y++) {
    const top = Math.max(y, high.y);
    const bottom = Math.min(y + 1, low.y);
    const a = high.x + (top - high.y) * slope;
    const b = high.x + (bottom - high.y) * slope;
    addStretch(areas, y * stride, [Math.min(a, b), Math.max(a, b)], sign * (bottom - top));
  }
}

/** Adds a stretch of an edge that lies within a row of pixels. */
function addStretch(
  areas: Float32Array,
  row: number,
  [left, right]: readonly [number, number],
  height: number,
): void {
  const first = Math.floor(left);
  let before = 0;
  for (let x = first; x === first || x < right; x++) {
    const share =
      right - left < 1e-9 ? 1 : (Math.min(right, x + 1) - Math.max(left, x)) / (right - left);
    const middle = (Math.max(left, x) + Math.min(right, x + 1)) / 2;
    const area = height * share * (x + 1 - middle);
    areas[row + x] += before + area;
    before = height * share - area;
  }
  areas[row + Math.max(first + 1, Math.ceil(right))] += before;
}

function blend({ width, height, data }: Image, x: number, y: number, rgb: Rgb, share: number) {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const at = 4 * (y * width + x);
  for (let c = 0; c < 3; c++) data[at + c] += Math.round((rgb[c] - data[at + c]) * share);
}

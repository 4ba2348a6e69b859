// The damage that JPEG does to light: each 8x8 block is changed into waves by the cosine transform,
// the strength of each wave is rounded to a multiple of its step, and the block is changed back.
// The steps are those of annex K of the standard (ITU-T T.81), scaled by quality as libjpeg does.

import type { Plane } from './draw-polygons.ts';

const SIDE = 8;

/** The steps at quality 50, by the wave's number down and across. */
const STEPS = [
  [16, 11, 10, 16, 24, 40, 51, 61],
  [12, 12, 14, 19, 26, 58, 60, 55],
  [14, 13, 16, 24, 40, 57, 69, 56],
  [14, 17, 22, 29, 51, 87, 80, 62],
  [18, 22, 37, 56, 68, 109, 103, 77],
  [24, 35, 55, 64, 81, 104, 113, 92],
  [49, 64, 78, 87, 103, 121, 120, 101],
  [72, 92, 95, 98, 112, 100, 103, 99],
].flat();

/** Each wave at each place of a line of eight, so that the transform is orthonormal. */
const WAVES = Float64Array.from({ length: SIDE * SIDE }, (_, i) => {
  const [wave, place] = [Math.floor(i / SIDE), i % SIDE];
  const scale = Math.sqrt((wave === 0 ? 1 : 2) / SIDE);
  return scale * Math.cos(((2 * place + 1) * wave * Math.PI) / (2 * SIDE));
});

/** The same for the way back: each place for each wave. */
const PLACES = WAVES.map((_, i) => WAVES[(i % SIDE) * SIDE + Math.floor(i / SIDE)]);

/** Damages light from 0 to 255. The blocks begin `offset` pixels before the plane. */
export function addBlockNoise(plane: Plane, quality: number, offset: number): void {
  const percent = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  const steps = Float64Array.from(STEPS, (step) => {
    return Math.max(1, Math.floor((step * percent + 50) / 100));
  });
  const [block, turned] = [new Float64Array(SIDE * SIDE), new Float64Array(SIDE * SIDE)];
  for (let top = -offset; top < plane.height; top += SIDE) {
    for (let left = -offset; left < plane.width; left += SIDE) {
      readBlock(plane, left, top, block);
      transformRows(block, WAVES, turned);
      transformRows(turned, WAVES, block);
      for (let i = 0; i < steps.length; i++) block[i] = steps[i] * Math.round(block[i] / steps[i]);
      transformRows(block, PLACES, turned);
      transformRows(turned, PLACES, block);
      writeBlock(plane, left, top, block);
    }
  }
}

/** Transforms each row, and puts it down as a column. */
function transformRows(block: Float64Array, table: Float64Array, result: Float64Array): void {
  for (let row = 0; row < SIDE; row++) {
    for (let to = 0; to < SIDE; to++) {
      let sum = 0;
      for (let i = 0; i < SIDE; i++) sum += block[row * SIDE + i] * table[to * SIDE + i];
      result[to * SIDE + row] = sum;
    }
  }
}

/** Reads a block around grey; pixels outside are those at the edge. */
function readBlock(plane: Plane, left: number, top: number, block: Float64Array): void {
  for (let y = 0; y < SIDE; y++) {
    const row = Math.min(plane.height - 1, Math.max(0, top + y)) * plane.width;
    for (let x = 0; x < SIDE; x++) {
      const column = Math.min(plane.width - 1, Math.max(0, left + x));
      block[y * SIDE + x] = plane.data[row + column] - 128;
    }
  }
}

function writeBlock(plane: Plane, left: number, top: number, block: Float64Array): void {
  const [first, end] = [Math.max(0, -left), Math.min(SIDE, plane.width - left)];
  for (let y = Math.max(0, -top); y < Math.min(SIDE, plane.height - top); y++) {
    const row = (top + y) * plane.width + left;
    for (let x = first; x < end; x++) plane.data[row + x] = block[y * SIDE + x] + 128;
  }
}

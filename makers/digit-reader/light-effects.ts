// Does to drawn ink what print, lens and sensor do: strokes become thicker or thinner, blurred, lit
// unevenly, and noisy.

import type { Random } from '../../src/engine/random.ts';
import { makePlane, type Plane } from './draw-polygons.ts';

/**
 * Makes strokes thicker by up to a pixel on each side; thinner where `amount`, between -1 and 1, is
 * negative.
 */
export function thicken(plane: Plane, amount: number): void {
  const { width, height } = plane;
  const before = plane.data.slice();
  const better = amount > 0 ? Math.max : Math.min;
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const at = y * width + x;
      const beside = better(before[at - 1], before[at + 1]);
      const best = better(before[at], beside, better(before[at - width], before[at + width]));
      plane.data[at] += Math.abs(amount) * (best - before[at]);
    }
  }
}

/** Blurs by a Gaussian function; `sigma` is its standard deviation in pixels. */
export function blur(plane: Plane, sigma: number): void {
  const reach = Math.ceil(2.5 * sigma);
  const weights = Float64Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const kernel = weights.map((weight) => weight / sum);
  const turned = blurredRows(plane, kernel);
  plane.data.set(blurredRows(turned, kernel).data);
}

/** Returns the plane with blurred rows that have become columns; edges go on as they are. */
function blurredRows({ width, height, data }: Plane, kernel: Float64Array): Plane {
  const reach = (kernel.length - 1) / 2;
  const result = makePlane(height, width);
  const row = new Float64Array(width + 2 * reach);
  for (let y = 0; y < height; y++) {
    row.fill(data[y * width], 0, reach);
    row.set(data.subarray(y * width, (y + 1) * width), reach);
    row.fill(data[(y + 1) * width - 1], width + reach);
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = 0; k < kernel.length; k++) sum += kernel[k] * row[x + k];
      result.data[x * height + y] = sum;
    }
  }
  return result;
}

/** Adds a slope of light that reaches from `-strength` to `strength` along its direction. */
export function addSlope(plane: Plane, strength: number, direction: number): void {
  const { width, height, data } = plane;
  const [across, down] = [Math.cos(direction) * strength, Math.sin(direction) * strength];
  for (let i = 0; i < data.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    data[i] += across * ((2 * x) / width - 1) + down * ((2 * y) / height - 1);
  }
}

/** Adds noise of about a normal distribution: the sum of four even ones. */
export function addNoise(plane: Plane, deviation: number, random: Random): void {
  const { data } = plane;
  const scale = deviation * Math.sqrt(3);
  for (let i = 0; i < data.length; i++) {
    data[i] += scale * (random.real() + random.real() + random.real() + random.real() - 2);
  }
}

// Strengthens what differs from its surroundings, so that a feature of a photo survives although
// the threshold of the whole picture is elsewhere. Source: Holger Winnemöller, Jan Eric Kyprianidis
// and Sven C. Olsen, XDoG: An eXtended difference-of-Gaussians compendium including advanced image
// stylization, Computers & Graphics 36 (2012); their sharpening, with the mean of a cell in place
// of the narrow Gaussian.

import { cellAt, columnOf, rowOf, type Size } from '../../puzzle/places.ts';

/** The standard deviation of the surroundings, in cells. */
const SIGMA = 2;
const REACH = 3 * SIGMA;
const WEIGHTS = Float64Array.from({ length: 2 * REACH + 1 }, (_, i) =>
  Math.exp(-((i - REACH) ** 2) / (2 * SIGMA ** 2)),
);

/** Returns how much lighter each cell is than its surroundings; negative where it is darker. */
export function localContrast(lightness: Float64Array, size: Size): Float64Array {
  const around = blurred(blurred(lightness, size, 1, 0), size, 0, 1);
  return lightness.map((value, cell) => value - around[cell]);
}

/** Blurs along one axis; cells beyond the edge are like those at the edge. */
function blurred(
  values: Float64Array,
  { width, height }: Size,
  right: number,
  down: number,
): Float64Array {
  const total = WEIGHTS.reduce((sum, weight) => sum + weight, 0);
  return values.map((_, cell) => {
    const [row, column] = [rowOf(cell, width), columnOf(cell, width)];
    let sum = 0;
    for (let i = -REACH; i <= REACH; i++) {
      const y = Math.min(height - 1, Math.max(0, row + i * down));
      const x = Math.min(width - 1, Math.max(0, column + i * right));
      sum += WEIGHTS[i + REACH] * values[cellAt(y, x, width)];
    }
    return sum / total;
  });
}

// Draws the borders in an image as dark lines: wherever light changes within three pixels. So the
// lines of a grid are there whether they are darker or brighter than what is beside them, and
// filled cells are empty. Only three rows of ranges are kept. Cost: a dozen looks at each pixel.

import type { GreyImage } from '../grey-image.ts';
import { greaterOf, lesserOf } from './branchless.ts';

/** Light is measured in whole parts of its levels from 0 to 255. */
const PARTS = 4096;
/** Light that changes by so many parts makes a line as dark as can be. */
const FULL = 60 * PARTS;

export function edgeImage(image: GreyImage): GreyImage {
  const { width, height } = image;
  const edges = new Float32Array(image.data.length);
  const rows = [0, 1, 2].map(() => ({ least: new Int32Array(width), most: new Int32Array(width) }));
  rangeWithin(image, 0, rows[0]);
  for (let row = 0; row < height; row++) {
    const here = rows[row % 3];
    const above = row > 0 ? rows[(row + 2) % 3] : here;
    const below = row + 1 < height ? rows[(row + 1) % 3] : here;
    if (row + 1 < height) rangeWithin(image, row + 1, below);
    writeEdges([above, here, below], edges.subarray(row * width, (row + 1) * width));
  }
  return { width, height, data: edges };
}

/** The least and the most light of each pixel of a row and its two neighbours in the row. */
interface LightRanges {
  readonly least: Int32Array;
  readonly most: Int32Array;
}

function rangeWithin({ width, data }: GreyImage, row: number, { least, most }: LightRanges): void {
  const last = (row + 1) * width - 1;
  let here = (PARTS * data[row * width]) | 0;
  let left = here;
  for (let column = 0, at = row * width; column < width; column++, at++) {
    const right = (PARTS * data[at < last ? at + 1 : last]) | 0;
    least[column] = lesserOf(lesserOf(left, here), right);
    most[column] = greaterOf(greaterOf(left, here), right);
    left = here;
    here = right;
  }
}

type ThreeRows = readonly [above: LightRanges, here: LightRanges, below: LightRanges];

function writeEdges([above, here, below]: ThreeRows, edges: Float32Array): void {
  for (let column = 0; column < edges.length; column++) {
    const dark = lesserOf(lesserOf(above.least[column], here.least[column]), below.least[column]);
    const bright = greaterOf(greaterOf(above.most[column], here.most[column]), below.most[column]);
    edges[column] = (255 / FULL) * (FULL - lesserOf(FULL, bright - dark));
  }
}

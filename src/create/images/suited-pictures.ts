// Makes pictures of an image in several numbers of colours, the one that suits the image best
// first: the fewest colours that explain nearly as much of the image as more colours would.
//
// A picture explains the share of the variance of the samples that lies between its colours; the
// rest lies among samples that get the same colour. Transparent samples do not count.

import { colourOf } from '../../puzzle/grid.ts';
import type { Image, Samples } from './image-samples.ts';
import {
  checkedSamples,
  type ImageOptions,
  type ImagePicture,
  pictureOfSamples,
} from './image-to-picture.ts';

/** Numbers of colours besides the background, both ends included. */
export interface ColourRange {
  readonly fewest: number;
  readonly most: number;
}

/** The part of the best explanation that is nearly as much. */
const NEARLY = 0.95;

/**
 * Returns no picture twice, and none without a painted cell. Throws what `pictureFromImage` throws,
 * and a RangeError for a range that has no number of colours.
 */
export function suitedPictures(
  image: Image,
  options: Omit<ImageOptions, 'colours'>,
  { fewest, most }: ColourRange,
): ImagePicture[] {
  const sampled = checkedSamples(image, { ...options, colours: most });
  if (!(Number.isInteger(fewest) && fewest >= 1 && fewest <= most)) {
    throw new RangeError(`${fewest} to ${most} colours: expected the fewest first, from 1`);
  }
  const pictures: ImagePicture[] = [];
  for (let colours = fewest; colours <= most; colours++) {
    const picture = pictureOfSamples(sampled, { ...options, colours });
    const isNew = pictures.every((other) => !isSame(other, picture));
    if (isNew && hasPaintedCells(picture)) pictures.push(picture);
  }
  return bestFirst(pictures, sampled.samples);
}

export function hasPaintedCells({ grid }: ImagePicture): boolean {
  return grid.cells.some((cell) => colourOf(cell) !== 0);
}

function isSame(a: ImagePicture, b: ImagePicture): boolean {
  return (
    a.palette.length === b.palette.length &&
    a.grid.cells.every((cell, i) => cell === b.grid.cells[i])
  );
}

function bestFirst(pictures: readonly ImagePicture[], samples: Samples): ImagePicture[] {
  const whole = spread(samples, () => 0);
  const left = pictures.map(({ grid }) => spread(samples, (i) => colourOf(grid.cells[i])));
  const most = whole - Math.min(...left);
  const best = left.findIndex((spreadLeft) => whole - spreadLeft >= NEARLY * most);
  return best < 0 ? [] : [pictures[best], ...pictures.filter((_, i) => i !== best)];
}

/** Returns how far the samples are from the means of their classes: the sum of all squares. */
function spread(samples: Samples, classOf: (index: number) => number): number {
  const classes = new Map<number, { count: number; squares: number; sums: number[] }>();
  for (const [i, sample] of samples.entries()) {
    if (sample === undefined) continue;
    const own = classes.get(classOf(i)) ?? { count: 0, squares: 0, sums: [0, 0, 0] };
    classes.set(classOf(i), own);
    own.count++;
    for (const [axis, value] of sample.entries()) {
      own.sums[axis] += value;
      own.squares += value ** 2;
    }
  }
  return [...classes.values()].reduce((total, { count, squares, sums }) => {
    const between = sums.reduce((sum, value) => sum + value ** 2, 0) / count;
    return total + squares - between;
  }, 0);
}

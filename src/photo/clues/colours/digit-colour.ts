// Measures the colour of a digit, and that of the paper around it. Cost: a few looks at each pixel.

import type { Image } from '../../../create/images/image-samples.ts';
import { type Lab, LIGHT_OF_LEVEL, labOfLight } from '../../../create/images/oklab.ts';
import type { InkImage } from '../../digits/digit-patch.ts';
import type { PixelBox } from '../../photo-reading.ts';

/** The ink with the colour of a number is as strong as this share of its strongest ink. */
const FULL_INK = 0.85;
/** How much more ink than the emptiest pixel has paper, of 255. */
const PAPER_RANGE = 12;
/** How far around a digit its paper is looked at, in pixels. */
const AROUND = 3;

export interface InkedImage {
  readonly image: Image;
  readonly ink: InkImage;
}

export function inkColour(seen: InkedImage, box: PixelBox): Lab {
  return colourOf(seen, box, false);
}

export function paperColour(seen: InkedImage, box: PixelBox): Lab {
  return colourOf(seen, widened(box, seen.image), true);
}

function widened({ left, top, width, height }: PixelBox, image: Image): PixelBox {
  const [x, y] = [Math.max(0, left - AROUND), Math.max(0, top - AROUND)];
  return {
    left: x,
    top: y,
    width: Math.min(image.width, left + width + AROUND) - x,
    height: Math.min(image.height, top + height + AROUND) - y,
  };
}

/** Returns the mean colour of the paper, or of the strongest ink, within a box. */
function colourOf({ image, ink }: InkedImage, box: PixelBox, isPaper: boolean): Lab {
  const strengths = inkWithin(ink, box);
  const strongest = strengths.reduce((most, own) => Math.max(most, own), 0);
  const faintest = strengths.reduce((least, own) => Math.min(least, own), 255);
  const light: [number, number, number] = [0, 0, 0];
  let count = 0;
  strengths.forEach((own, i) => {
    if (isPaper ? own > faintest + PAPER_RANGE : own < FULL_INK * strongest) return;
    const row = Math.floor(i / box.width);
    const at = 4 * ((box.top + row) * image.width + box.left + i - row * box.width);
    for (let k = 0; k < 3; k++) light[k] += LIGHT_OF_LEVEL[image.data[at + k]];
    count++;
  });
  return labOfLight([light[0] / count, light[1] / count, light[2] / count]);
}

function inkWithin(ink: InkImage, { left, top, width, height }: PixelBox): number[] {
  return Array.from({ length: height }, (_, row) => {
    const from = (top + row) * ink.width + left;
    return [...ink.data.subarray(from, from + width)];
  }).flat();
}

// Levels plates: gives their paper the light of the page and their ink full strength, dark on a
// bright page or bright on a dark one, so that digits are read as if they stood on the page itself.
// The strokes of bare plates are taken away. Cost: a few looks at each pixel of the plates.

import type { Image } from '../../create/images/image-samples.ts';
import { type GreyImage, greyImage, lightOfLevels } from '../page/grey-image.ts';
import type { PixelBox } from '../photo-reading.ts';
import type { NumberPlate, NumberPlates } from './number-plates.ts';
import { isWithinBox } from './pixel-boxes.ts';
import { type Channels, channelsAt, distance } from './pixel-channels.ts';

/** The rim of a plate that holds no ink of a digit, as a share of its height. */
const RIM = 0.11;
/**
 * The strongest ink, in levels of light, as far as the light of the page leaves room for it; the
 * ink of this pixel of a plate gets it.
 */
const FULL = 170;
const STRENGTH_RANK = 6;
/** Weaker ink is no digit. */
const LEAST_INK = 24;

/** Pixels of a stroke differ less from its colour in all channels, in levels. */
const SAME_AS_STROKE = 44;
/** A pattern in a stroke is no higher, as a share of the height of a plate. */
const MOST_GAP = 0.2;

/** Returns the light of an image in which all plates are levelled. */
export function levelledPlates(image: Image, { plates, page }: NumberPlates): GreyImage {
  const grey = greyImage(image, 1);
  const light = lightOfLevels(page[0], page[1], page[2]);
  for (const plate of plates) {
    if (plate.isBare) eraseStroke(image, grey, plate, { colour: page, light });
    else levelPlate(grey, plate, light);
  }
  return grey;
}

interface PageFacts {
  readonly colour: Channels;
  /** The light of the colour, from 0 to 255. */
  readonly light: number;
}

/** Erases the stroke at the lower side of a bare plate, with the pattern that it may have. */
function eraseStroke(image: Image, grey: GreyImage, plate: NumberPlate, page: PageFacts): void {
  const tops = strokeTops(image, plate, page.colour);
  for (let i = 0; i < tops.length; i++) {
    const before = tops.slice(0, i + 1).findLast((top) => top !== undefined);
    const after = tops.slice(i).find((top) => top !== undefined);
    if (before === undefined && after === undefined) continue;
    const from = tops[i] ?? Math.max(before ?? 0, after ?? 0);
    const above = grey.data[(from - 2) * grey.width + plate.left + i];
    const isRim = from > plate.top + 1 && Math.abs(above - page.light) < LEAST_INK;
    for (let y = isRim ? from - 1 : from; y < plate.top + plate.height; y++) {
      grey.data[y * grey.width + plate.left + i] = page.light;
    }
  }
}

/**
 * Returns where the stroke begins in each column, seen from above; undefined if it has a pattern.
 */
function strokeTops(image: Image, plate: NumberPlate, page: Channels): (number | undefined)[] {
  const { left, top, width, height, colour } = plate;
  return Array.from({ length: width }, (_, i) => {
    let begin: number | undefined;
    for (let [y, gap] = [top + height - 1, 0]; y >= top && gap <= MOST_GAP * height; y--) {
      const own = channelsAt(image, y * image.width + left + i);
      if (distance(own, colour) < SAME_AS_STROKE) [begin, gap] = [y, 0];
      else if (begin !== undefined && distance(own, page) < LEAST_INK) break;
      else gap++;
    }
    return begin;
  });
}

function levelPlate(grey: GreyImage, plate: PixelBox, page: number): void {
  const inside = insideOf(plate);
  const lights = lightsIn(grey, inside).sort();
  const paper = lights[lights.length >> 1];
  const rank = Math.min(STRENGTH_RANK, lights.length - 1);
  const [darker, brighter] = [paper - lights[rank], lights[lights.length - 1 - rank] - paper];
  const sign = darker >= brighter ? -1 : 1;
  const strength = Math.max(LEAST_INK, darker, brighter);
  const towards = page >= 128 ? -1 : 1;
  const full = Math.min(FULL, towards < 0 ? page : 255 - page);
  const { width, data } = grey;
  for (let y = plate.top; y < plate.top + plate.height; y++) {
    for (let x = plate.left; x < plate.left + plate.width; x++) {
      const ink = isWithinBox(inside, x, y) ? Math.max(0, sign * (data[y * width + x] - paper)) : 0;
      data[y * width + x] = page + towards * full * Math.min(1, ink / strength);
    }
  }
}

function insideOf({ left, top, width, height }: PixelBox): PixelBox {
  const rim = Math.max(1, Math.round(RIM * height));
  return { left: left + rim, top: top + rim, width: width - 2 * rim, height: height - 2 * rim };
}

function lightsIn({ width, data }: GreyImage, box: PixelBox): Float32Array {
  const lights = new Float32Array(box.width * box.height);
  for (let y = 0; y < box.height; y++) {
    const from = (box.top + y) * width + box.left;
    lights.set(data.subarray(from, from + box.width), y * box.width);
  }
  return lights;
}

// Cuts plates that touch each other: at their rims, where no digit reaches, a gap between two
// plates is nearer to the page than the plates beside it, and so it is at both of them, which a
// pattern or the rest of a plate is not. Cost: a few looks at each pixel of the rims.

import type { Image } from '../../create/images/image-samples.ts';
import type { PixelBox } from '../photo-reading.ts';
import { type Channels, channelsAt, distance } from './pixel-channels.ts';

interface CutFacts {
  /** Whether the plates stand side by side, and not below each other. */
  readonly isLevel: boolean;
  readonly page: Channels;
}

/** The pixels at each side of a plate that are its rim; the outermost is blurred. */
const RIM = [1, 2];
/** Boxes with fewer pixels across have no two rims. */
const LEAST_ACROSS = 6;
/** The narrowest plate along its line, in shares of its height. */
const NARROWEST = 0.55;
/** How far beside a gap the plates are looked at, in pixels. */
const BESIDE = 4;
/** How much nearer to the page a gap is than the plates beside it, as a share. */
const LEAST_DIP = 0.2;

/** Returns the parts of a box between gaps; one that is too low for rims is returned whole. */
export function plateCuts(image: Image, box: PixelBox, { isLevel, page }: CutFacts): PixelBox[] {
  const [length, across] = isLevel ? [box.width, box.height] : [box.height, box.width];
  if (across < LEAST_ACROSS) return [box];
  const rim = Float32Array.from({ length }, (_, i) =>
    rimDistance(image, box, { i, isLevel, page }),
  );
  const dips = Array.from({ length }, (_, i) => ({ i, dip: dipAt(rim, i) }))
    .filter(({ dip }) => dip >= LEAST_DIP)
    .sort((a, b) => b.dip - a.dip);
  const cuts = [0, length];
  for (const { i } of dips) {
    if (cuts.every((cut) => Math.abs(cut - i) >= NARROWEST * across)) cuts.push(i);
  }
  cuts.sort((a, b) => a - b);
  return cuts.slice(1).map((end, k) => {
    const start = cuts[k];
    return isLevel
      ? { ...box, left: box.left + start, width: end - start }
      : { ...box, top: box.top + start, height: end - start };
  });
}

/** Returns how much the rim differs from the page at a place, on the side where it does so more. */
function rimDistance(
  image: Image,
  { left, top, width, height }: PixelBox,
  { i, isLevel, page }: CutFacts & { readonly i: number },
): number {
  const last = (isLevel ? height : width) - 1;
  const distanceAt = (offset: number): number => {
    const [x, y] = isLevel ? [left + i, top + offset] : [left + offset, top + i];
    return distance(channelsAt(image, y * image.width + x), page);
  };
  const meanOf = (offsets: readonly number[]): number =>
    offsets.reduce((sum, offset) => sum + distanceAt(offset), 0) / offsets.length;
  return Math.max(meanOf(RIM), meanOf(RIM.map((offset) => last - offset)));
}

/** Returns by how much the rim is lower at a place than on both sides of it, as a share. */
function dipAt(rim: Float32Array, i: number): number {
  if (i === 0 || i === rim.length - 1) return 0;
  const before = Math.max(...rim.subarray(Math.max(0, i - BESIDE), i));
  const after = Math.max(...rim.subarray(i + 1, i + 1 + BESIDE));
  return 1 - rim[i] / Math.min(before, after);
}

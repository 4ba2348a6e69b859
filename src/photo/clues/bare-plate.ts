// Finds bare plates: what is left of a plate whose number is done is a stroke below the number.
// Cost: a look at each pixel of the stroke.

import type { Image } from '../../create/images/image-samples.ts';
import type { Size } from '../../puzzle/places.ts';
import type { InkImage } from '../digits/digit-patch.ts';
import type { PixelBox } from '../photo-reading.ts';
import { type Channels, middleColour } from './pixel-channels.ts';
import { solidShare } from './solid-parts.ts';

interface BarePlate extends PixelBox {
  /** The colour of the stroke. */
  readonly colour: Channels;
}

/** A stroke below a number, in shares of a plate: how high, how wide, and how much is filled. */
const STROKE = 0.16;
const WIDE = 0.75;
const SOLID_STROKE = 0.8;
/** The part of a stroke at each end that may be rounded, as a share. */
const ROUNDED = 0.15;
/** A number with its stroke is no higher, in heights of a plate. */
const HIGHEST = 1.2;

/** Returns the place of the plate that had a piece as its lower side; none if it is no stroke. */
export function barePlate(
  image: Image,
  solid: InkImage,
  { piece, usual }: { readonly piece: PixelBox; readonly usual: Size },
): BarePlate[] {
  const bottom = piece.top + piece.height;
  const height = Math.max(1, Math.round(STROKE * usual.height));
  const end = Math.round(ROUNDED * piece.width);
  const width = piece.width - 2 * end;
  const box = { left: piece.left + end, top: bottom - height, width, height };
  const isStroke =
    piece.width >= WIDE * usual.width &&
    piece.height <= HIGHEST * usual.height &&
    bottom >= usual.height &&
    solidShare(solid, box) >= SOLID_STROKE;
  if (!isStroke) return [];
  const place = { ...piece, top: bottom - usual.height, height: usual.height };
  return [{ ...place, colour: middleColour(image, [box]) }];
}

/** Cuts off the stroke of a bare plate that touches the plate below it. */
export function withoutStrokeAbove(piece: PixelBox, usual: Size): PixelBox[] {
  const above = piece.height - usual.height;
  if (above < LEAST_STROKE * usual.height || above > MOST_STROKE * usual.height) return [piece];
  const plate = { ...piece, top: piece.top + above, height: usual.height };
  return [{ ...piece, height: above }, plate];
}

/** How high such a stroke is, in shares of a plate. */
const LEAST_STROKE = 0.17;
const MOST_STROKE = 0.5;

// Tells how large the plates of numbers usually are, and whether there are any: most of what stands
// in the clues is then filled and no longer than numbers make it. Cost: a look at each pixel of
// what stands there.

import type { Size } from '../../puzzle/places.ts';
import type { InkImage } from '../digits/digit-patch.ts';
import type { PixelBox } from '../photo-reading.ts';
import { solidShare } from './solid-parts.ts';

/** How much of its box a plate fills. */
const FILLED = 0.88;
/** The shortest side of a plate, in cells and in pixels. */
const LOWEST = 0.34;
const LEAST_SIDE = 6;
/** The size of the largest plate that leaves something of the page beside it, and of any plate. */
export const NARROW = 0.92;
const WHOLE = 1;
/** How many times as long as wide a plate is at most. */
const LONGEST = 2.5;
/** The share of what is filled that is no longer than a plate, if touching plates are cut. */
const CUT_SHARE = 0.9;
/** The share of all that stands in the clues that are plates; what is smaller is no digit. */
const LEAST_SHARE = 0.25;
const SMALL = 0.22;

/** The shapes that stand in the clues of the rows, or in those of the columns. */
export interface ClueSolids {
  readonly solid: InkImage;
  readonly pieces: readonly PixelBox[];
  /** The side of a piece that goes across its line. */
  readonly across: 'width' | 'height';
  readonly cell: number;
}

/** Returns undefined if there are no plates. */
export function usualPlate(solids: ClueSolids): Size | undefined {
  return usualUpTo(solids, WHOLE) ?? usualUpTo(solids, NARROW);
}

/**
 * Returns the usual size of plates that are no higher than told, in cells; undefined if there are
 * none. Plates from side to side of a line are told from coloured lines by being cut.
 */
function usualUpTo({ solid, pieces, across, cell }: ClueSolids, highest: number): Size | undefined {
  const high = pieces.filter((piece) => {
    return piece[across] >= SMALL * cell && piece[across] <= highest * cell && !isLine(piece, cell);
  });
  const filled = high.filter((piece) => isFilled(solid, piece) && isWide(piece, cell));
  const plates = filled.filter(isCompact);
  const isCut = highest < WHOLE || plates.length >= CUT_SHARE * filled.length;
  if (!isCut || plates.length === 0 || plates.length < LEAST_SHARE * high.length) return undefined;
  return { width: medianOf(plates, 'width'), height: medianOf(plates, 'height') };
}

/** Returns whether a piece may be a plate: filled, and no longer than numbers make it. */
export function mayBePlate({ solid, cell }: ClueSolids, piece: PixelBox): boolean {
  return isCompact(piece) && isWide(piece, cell) && isFilled(solid, piece);
}

/** The stroke of a 1 is filled as well, but has no room for a digit within it. */
function isWide({ width, height }: PixelBox, cell: number): boolean {
  return Math.min(width, height) >= Math.max(LEAST_SIDE, LOWEST * cell);
}

function isFilled(solid: InkImage, piece: PixelBox): boolean {
  return solidShare(solid, piece) >= FILLED;
}

/** The border of the grid reaches from side to side of a lane, and is thin. */
function isLine({ width, height }: PixelBox, cell: number): boolean {
  return Math.max(width, height) > 0.9 * cell && Math.min(width, height) < 0.3 * cell;
}

/** A plate is no longer and no narrower than numbers make it. */
function isCompact({ width, height }: PixelBox): boolean {
  return Math.max(width, height) <= LONGEST * Math.min(width, height);
}

function medianOf(boxes: readonly PixelBox[], side: 'width' | 'height'): number {
  const sizes = boxes.map((box) => box[side]).sort((a, b) => a - b);
  return sizes[sizes.length >> 1];
}

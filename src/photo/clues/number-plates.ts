// Finds plates: coloured boxes, smaller than a cell of the grid, in which the numbers of clues
// stand, as coloured puzzles on screens have them. What differs from the page and is filled from
// side to side is a plate, or several that touch. A number that is done may have lost its plate but
// for a stroke below it: that is a bare plate. Cost: a few looks at each pixel of the clues.

import type { Image } from '../../create/images/image-samples.ts';
import type { Size } from '../../puzzle/places.ts';
import type { InkImage } from '../digits/digit-patch.ts';
import type { LatticePart } from '../page/puzzle-shape.ts';
import { boxOfPart, type StraightPuzzle } from '../page/straight-puzzle.ts';
import type { PixelBox } from '../photo-reading.ts';
import { inkParts } from './ink-parts.ts';
import { type Channels, distance, middleColour } from './pixel-channels.ts';
import { plateCuts } from './plate-cuts.ts';
import { pageColour, solidImage, solidShare, tightened } from './solid-parts.ts';

export interface NumberPlate extends PixelBox {
  /** The colour of the plate, or that of the stroke of a bare one. */
  readonly colour: Channels;
  readonly isBare: boolean;
}

export interface NumberPlates {
  readonly plates: readonly NumberPlate[];
  /** The colour of the page around the plates. */
  readonly page: Channels;
}

/** How much of its box a plate fills, and how high it is across its line, in cells. */
const FILLED = 0.86;
const LOWEST = 0.34;
const HIGHEST = 0.92;
/** How far the size of a plate across its line is from the usual one, as a share. */
const OFF = 0.2;
/** How many times as long as wide a plate is at most. */
const LONGEST = 2.5;
/** The fewest plates, and the share of all that stands in the clues that are plates. */
const LEAST_PLATES = 3;
const LEAST_SHARE = 0.25;

/** Returns undefined if the numbers stand on the page itself. */
export function numberPlates(straight: StraightPuzzle): NumberPlates | undefined {
  const { rows, columns } = straight;
  const page = pageColour(straight);
  const sides = [platesOf(straight, rows, page), platesOf(straight, columns, page)];
  const plates = sides.flat();
  return plates.length < LEAST_PLATES ? undefined : { plates, page };
}

/** Returns the plate in which a digit stands. */
export function plateAround({ plates }: NumberPlates, digit: PixelBox): NumberPlate | undefined {
  const [x, y] = [digit.left + digit.width / 2, digit.top + digit.height / 2];
  return plates.find(({ left, top, width, height }) => {
    return x >= left && y >= top && x < left + width && y < top + height;
  });
}

/** Returns the plates of the clues of the rows, or of those of the columns. */
function platesOf(
  straight: StraightPuzzle,
  lanes: readonly LatticePart[],
  page: Channels,
): NumberPlate[] {
  const { image, cell } = straight;
  const isLevel = lanes === straight.rows;
  const rooms = lanes.map((lane) => boxOfPart(lane, cell));
  const solid = solidImage(image, rooms, page);
  const pieces = rooms.flatMap((room) =>
    inkParts(solid, room).flatMap((part) => {
      return plateCuts(image, part, { isLevel, page }).map((piece) => tightened(solid, piece));
    }),
  );
  const across = ({ width, height }: PixelBox): number => (isLevel ? height : width);
  const high = pieces.filter((piece) => {
    return across(piece) >= LOWEST * cell && across(piece) <= HIGHEST * cell;
  });
  const filled = high.filter((piece) => isCompact(piece) && solidShare(solid, piece) >= FILLED);
  if (filled.length === 0 || filled.length < LEAST_SHARE * high.length) return [];
  const usual = { width: medianOf(filled, 'width'), height: medianOf(filled, 'height') };
  const wanted = isLevel ? usual.height : usual.width;
  const parted = pieces.flatMap((piece) => withoutStrokeAbove(piece, usual));
  const plates = parted.filter((piece) => {
    const isFilled = isCompact(piece) && solidShare(solid, piece) >= FILLED;
    return isFilled && Math.abs(across(piece) - wanted) <= OFF * wanted;
  });
  const others = parted.filter((piece) => {
    return !plates.includes(piece) && across(piece) <= HIGHEST * cell;
  });
  const full = plates.map((plate) => fullPlate(image, plate));
  const bare = others.flatMap((piece) => barePlate(image, solid, { piece, usual }));
  return [...full, ...bare.map((plate) => ({ ...plate, colour: knownColour(plate.colour, full) }))];
}

/** A stroke is blurred, so it has the colour of a full plate if there is one like it. */
function knownColour(colour: Channels, plates: readonly NumberPlate[]): Channels {
  const nearest = plates.reduce<Channels>((best, plate) => {
    return distance(plate.colour, colour) < distance(best, colour) ? plate.colour : best;
  }, plates[0].colour);
  return distance(nearest, colour) < SAME_COLOUR ? nearest : colour;
}

/** A stroke has the colour of a plate if it differs less in all channels, in levels. */
const SAME_COLOUR = 40;

/** Cuts off the stroke of a bare plate that touches the plate below it. */
function withoutStrokeAbove(piece: PixelBox, usual: Size): PixelBox[] {
  const above = piece.height - usual.height;
  if (above < LEAST_STROKE * usual.height || above > MOST_STROKE * usual.height) return [piece];
  const plate = { ...piece, top: piece.top + above, height: usual.height };
  return [{ ...piece, height: above }, plate];
}

/** How high such a stroke is, in shares of a plate. */
const LEAST_STROKE = 0.08;
const MOST_STROKE = 0.5;

/** A plate is no longer and no narrower than numbers make it. */
function isCompact({ width, height }: PixelBox): boolean {
  return Math.max(width, height) <= LONGEST * Math.min(width, height);
}

function medianOf(boxes: readonly PixelBox[], side: 'width' | 'height'): number {
  const sizes = boxes.map((box) => box[side]).sort((a, b) => a - b);
  return sizes[sizes.length >> 1];
}

/** Ink and patterns cover less than half of a plate, so its middle colour is its own. */
function fullPlate(image: Image, box: PixelBox): NumberPlate {
  const { left, top, width, height } = box;
  const inside = { left: left + 1, top: top + 1, width: width - 2, height: height - 2 };
  return { ...box, isBare: false, colour: middleColour(image, [inside]) };
}

interface PieceFacts {
  readonly piece: PixelBox;
  /** The size of most plates. */
  readonly usual: Size;
}

/** A stroke below a number, in shares of a plate: how high, how wide, and how much is filled. */
const STROKE = 0.16;
const WIDE = 0.75;
const SOLID_STROKE = 0.8;
/** The part of a stroke at each end that may be rounded, as a share. */
const ROUNDED = 0.15;

/** Returns the place of the plate that had such a stroke as its lower side. */
function barePlate(image: Image, solid: InkImage, { piece, usual }: PieceFacts): NumberPlate[] {
  const bottom = piece.top + piece.height;
  const height = Math.max(1, Math.round(STROKE * usual.height));
  const end = Math.round(ROUNDED * piece.width);
  const width = piece.width - 2 * end;
  const box = { left: piece.left + end, top: bottom - height, width, height };
  const isStroke =
    piece.width >= WIDE * usual.width &&
    piece.height <= (1 + OFF) * usual.height &&
    bottom >= usual.height &&
    solidShare(solid, box) >= SOLID_STROKE;
  if (!isStroke) return [];
  const place = { ...piece, top: bottom - usual.height, height: usual.height };
  return [{ ...place, isBare: true, colour: middleColour(image, [box]) }];
}

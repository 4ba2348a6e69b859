// Finds plates: coloured boxes in which the numbers of clues stand, as coloured puzzles have them.
// What differs from the page and is filled from side to side is a plate, or several that touch. A
// number that is done may have lost its plate but for a stroke below it: that is a bare plate.
// Cost: a few looks at each pixel of the clues.

import type { Image } from '../../create/images/image-samples.ts';
import type { LatticePart } from '../page/puzzle-shape.ts';
import { boxOfPart, type StraightPuzzle } from '../page/straight-puzzle.ts';
import type { PixelBox } from '../photo-reading.ts';
import { barePlate, withoutStrokeAbove } from './bare-plate.ts';
import { inkParts } from './ink-parts.ts';
import { isWithinBox } from './pixel-boxes.ts';
import { type Channels, distance, middleColour } from './pixel-channels.ts';
import { plateCuts } from './plate-cuts.ts';
import { OFF_PAGE, pageColour, SOLID, solidImage, tightened } from './solid-parts.ts';
import { type ClueSolids, mayBePlate, NARROW, usualPlate } from './usual-plate.ts';

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

/** How far the size of a plate across its line is from the usual one, as a share. */
const OFF = 0.2;
/** The share of plates that have a colour; boxes with lines around them have none. */
const COLOURED = 0.5;
/** The fewest plates that are taken for such. */
const LEAST_PLATES = 3;

/** Returns undefined if the numbers stand on the page itself. */
export function numberPlates(straight: StraightPuzzle): NumberPlates | undefined {
  const { rows, columns } = straight;
  const page = pageColour(straight);
  const plates = [rows, columns].flatMap((lanes) => platesOf(straight, lanes, page));
  return plates.length < LEAST_PLATES ? undefined : { plates, page };
}

/** Returns the plate in which a digit stands. */
export function plateAround({ plates }: NumberPlates, digit: PixelBox): NumberPlate | undefined {
  const [x, y] = [digit.left + digit.width / 2, digit.top + digit.height / 2];
  return plates.find((plate) => isWithinBox(plate, x, y));
}

/** Returns the plates of the clues of the rows, or of those of the columns. */
function platesOf(
  straight: StraightPuzzle,
  lanes: readonly LatticePart[],
  page: Channels,
): NumberPlate[] {
  const { image } = straight;
  const solids = solidsOf(straight, lanes, page);
  const { solid, across, cell } = solids;
  const usual = usualPlate(solids);
  if (usual === undefined) return [];
  const pieces = solids.pieces.flatMap((piece) => withoutStrokeAbove(piece, usual));
  const plates = pieces.filter((piece) => {
    const isUsual = Math.abs(piece[across] - usual[across]) <= OFF * usual[across];
    const isHigh = piece.height >= (1 - OFF) * usual.height;
    return isUsual && isHigh && mayBePlate(solids, piece);
  });
  const others = pieces.filter((piece) => !plates.includes(piece) && piece[across] < NARROW * cell);
  const full = plates.map((plate) => fullPlate(image, plate));
  const coloured = full.filter(({ colour }) => distance(colour, page) >= OFF_PAGE);
  if (full.length === 0 || coloured.length < COLOURED * full.length) return [];
  const bare = others.flatMap((piece) => barePlate(image, solid, { piece, usual }));
  return [
    ...full,
    ...bare.map((plate) => ({ ...plate, isBare: true, colour: knownColour(plate.colour, full) })),
  ];
}

function solidsOf(
  { image, cell, rows }: StraightPuzzle,
  lanes: readonly LatticePart[],
  page: Channels,
): ClueSolids {
  const isLevel = lanes === rows;
  const rooms = lanes.map((lane) => boxOfPart(lane, cell));
  const solid = solidImage(image, rooms, page);
  const pieces = rooms
    .flatMap((room) => inkParts(solid, room, SOLID))
    .flatMap((part) => plateCuts(image, part, { isLevel, page }))
    .map((piece) => tightened(solid, piece))
    .filter((piece) => isInside(image, piece, isLevel));
  return { solid, pieces, across: isLevel ? 'height' : 'width', cell };
}

/** Tells plates from a table beside the page, which reaches the far end of a line. */
function isInside(image: Image, box: PixelBox, isLevel: boolean): boolean {
  const [start, end] = isLevel ? [box.left, box.left + box.width] : [box.top, box.top + box.height];
  return start > 0 && end < (isLevel ? image.width : image.height);
}

/** Ink and patterns cover less than half of a plate, so its middle colour is its own. */
function fullPlate(image: Image, box: PixelBox): NumberPlate {
  const { left, top, width, height } = box;
  const inside = { left: left + 1, top: top + 1, width: width - 2, height: height - 2 };
  return { ...box, isBare: false, colour: middleColour(image, [inside]) };
}

/** A stroke is blurred, so it has the colour of a full plate if there is one like it. */
function knownColour(colour: Channels, plates: readonly NumberPlate[]): Channels {
  const nearest = plates.reduce<Channels>((best, plate) => {
    return distance(plate.colour, colour) < distance(best, colour) ? plate.colour : best;
  }, plates[0].colour);
  return distance(nearest, colour) < SAME_AS_PLATE ? nearest : colour;
}

/** A stroke has the colour of a plate if it differs less in all channels, in levels. */
const SAME_AS_PLATE = 40;

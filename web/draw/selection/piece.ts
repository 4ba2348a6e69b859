// A piece of a picture: the cells of a box, in the colours of the picture, with the given and the
// marked cells among them. The background of a piece is transparent, so that a piece can be put
// over others.

import { painted } from '../../../src/create/drawing.ts';
import { flipped, resized, rotated } from '../../../src/create/transform-drawing.ts';
import { makePalette, type Palette } from '../../../src/puzzle/palette.ts';
import { cellOf, isInside, type Place, placeOf } from '../../../src/puzzle/places.ts';
import {
  isGivenIn,
  markedDrawing,
  moved,
  type Picture,
  withGiven,
  withMarked,
} from '../drawing/picture.ts';
import { canAddColour } from '../palette/palette-edit.ts';
import { type CellBox, cellsInBox } from './cell-box.ts';

export const PIECE_TURNS = ['rotate', 'flip-left-right', 'flip-top-bottom'] as const;
export type PieceTurn = (typeof PIECE_TURNS)[number];

export function pieceOf(picture: Picture, { left, top, width, height }: CellBox): Picture {
  const right = left + width - picture.drawing.width;
  const bottom = top + height - picture.drawing.height;
  return moved(picture, (each) => resized(each, { left: -left, top: -top, right, bottom }));
}

export function withoutPiece(picture: Picture, box: CellBox): Picture {
  return moved(picture, (each) => painted(each, cellsInBox(each, box), 0));
}

/**
 * Puts the piece over the picture. Cells that lie beside the picture are lost. A mark on the
 * background of the piece marks what is below it.
 */
export function withPiece(picture: Picture, piece: Picture, at: Place): Picture {
  const { drawing } = picture;
  const [cells, given] = [drawing.cells.slice(), new Uint8Array(drawing.cells.length)];
  if (picture.given !== undefined) given.set(picture.given.cells);
  const marked = markedDrawing(picture).cells.slice();
  piece.drawing.cells.forEach((colour, from) => {
    const { row, column } = placeOf(piece.drawing, from);
    const place = { row: at.row + row, column: at.column + column };
    const isGiven = isGivenIn(piece, from);
    if (!isInside(drawing, place)) return;
    const cell = cellOf(drawing, place);
    if (piece.marked?.cells[from] === 1) marked[cell] = 1;
    if (colour === 0 && !isGiven) return;
    cells[cell] = colour;
    given[cell] = isGiven ? 1 : 0;
  });
  const after = { drawing: { ...drawing, cells }, palette: piece.palette };
  const fixed = withGiven(after, { ...drawing, cells: given });
  return withMarked(fixed, { ...drawing, cells: marked });
}

export function turnedPiece(piece: Picture, turn: PieceTurn): Picture {
  return moved(piece, (each) => {
    if (turn === 'rotate') return rotated(each);
    return flipped(each, turn === 'flip-left-right' ? 'left-right' : 'top-bottom');
  });
}

/**
 * Returns the piece in a palette that begins with the colours of `palette`: shades that are in it
 * keep their shade, others are added as long as there is room, and otherwise become the last
 * colour. The black of a picture in black alone becomes the first colour where it is missing,
 * because plain pictures know no other.
 */
export function pieceIn(palette: Palette, piece: Picture): Picture {
  let own = palette;
  const colours = piece.palette.map(({ name, rgb }, colour) => {
    if (colour === 0) return 0;
    const same = own.findIndex((each, index) => index > 0 && each.rgb === rgb);
    if (same > 0) return same;
    if (rgb === BLACK && piece.palette.length === 2) return 1;
    if (!canAddColour(own)) return own.length - 1;
    const isTaken = own.some((each) => each.name === name);
    own = makePalette(own[0], [...own.slice(1), { name: isTaken ? rgb : name, rgb }]);
    return own.length - 1;
  });
  const cells = piece.drawing.cells.map((colour) => colours[colour]);
  return { ...piece, drawing: { ...piece.drawing, cells }, palette: own };
}

const BLACK = '#000000';

import { describe, expect, it } from 'vitest';
import { BLACK_AND_WHITE, makePalette } from '../../../src/puzzle/palette.ts';
import {
  emptyPicture,
  type Picture,
  withCells,
  withGivenCells,
  withMarkedCells,
} from '../drawing/picture.ts';
import { pieceIn, pieceOf, turnedPiece, withoutPiece, withPiece } from './piece.ts';

const PICTURE = withGivenCells(withCells(emptyPicture(3), [0, 1, 4], 1), [1, 2], true);
const BOX = { left: 1, top: 0, width: 2, height: 2 };

describe('a piece', () => {
  it('has the cells of its box, and the given ones among them', () => {
    const piece = pieceOf(PICTURE, BOX);
    expect(rowsOf(piece)).toEqual(['G.', '#.']);
    expect(givenOf(piece)).toEqual([1, 1, 0, 0]);
    expect(rowsOf(withoutPiece(PICTURE, BOX))).toEqual(['#..', '...', '...']);
  });

  it('covers nothing with its background unless it is given, and is cut at the border', () => {
    const piece = pieceOf(PICTURE, BOX);
    const after = withPiece(PICTURE, piece, { row: 1, column: 0 });
    expect(rowsOf(after)).toEqual(['#G.', 'G..', '#..']);
    expect(givenOf(after)).toEqual([0, 1, 1, 1, 1, 0, 0, 0, 0]);
    expect(rowsOf(withPiece(emptyPicture(2), piece, { row: 1, column: 1 }))).toEqual(['..', '.G']);
  });

  it('takes its given cells along when it is turned', () => {
    const turned = turnedPiece(pieceOf(PICTURE, BOX), 'rotate');
    expect(rowsOf(turned)).toEqual(['#G', '..']);
    expect(givenOf(turned)).toEqual([0, 1, 0, 1]);
  });

  it('takes its marks along, and marks what its background covers', () => {
    const marked = withMarkedCells(withCells(emptyPicture(3), [0], 1), [0, 1], true);
    const piece = turnedPiece(pieceOf(marked, { left: 0, top: 0, width: 2, height: 1 }), 'rotate');
    const below = withoutPiece(marked, { left: 0, top: 0, width: 2, height: 1 });
    expect(below.marked).toBeUndefined();
    const after = withPiece(withCells(below, [5], 1), piece, { row: 0, column: 2 });
    expect([...(after.marked?.cells ?? [])]).toEqual([0, 0, 1, 0, 0, 1, 0, 0, 0]);
    expect([...after.drawing.cells]).toEqual([0, 0, 1, 0, 0, 1, 0, 0, 0]);
  });

  it('brings the shades that a palette lacks, and no name twice', () => {
    const red = makePalette(BLACK_AND_WHITE[0], [{ name: 'black', rgb: '#cc0000' }]);
    const piece = pieceIn(BLACK_AND_WHITE, { ...withCells(emptyPicture(1), [0], 1), palette: red });
    expect(piece.palette.map(({ name, rgb }) => [name, rgb]).slice(1)).toEqual([
      ['black', '#000000'],
      ['#cc0000', '#cc0000'],
    ]);
    expect([...piece.drawing.cells]).toEqual([2]);
    const black = pieceIn(red, withCells(emptyPicture(1), [0], 1));
    expect(black.palette).toBe(red);
    expect([...black.drawing.cells]).toEqual([1]);
    const both = makePalette(BLACK_AND_WHITE[0], [{ name: 'black', rgb: '#000000' }, red[1]]);
    const two = pieceIn(red, { ...withCells(emptyPicture(2), [0], 1), palette: both });
    expect(two.palette.map(({ rgb }) => rgb)).toEqual(['#ffffff', '#cc0000', '#000000']);
    expect(two.drawing.cells[0]).toBe(2);
  });
});

/** Draws a picture with `G` for a given cell that is painted. */
function rowsOf({ drawing, given }: Picture): string[] {
  const { width, height, cells } = drawing;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const cell = row * width + column;
      if (cells[cell] === 0) return '.';
      return given?.cells[cell] === 1 ? 'G' : '#';
    }).join(''),
  );
}

function givenOf({ given }: Picture): number[] {
  return [...(given?.cells ?? [])];
}

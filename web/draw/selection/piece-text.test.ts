import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLACK_AND_WHITE, makePalette } from '../../../src/puzzle/palette.ts';
import {
  emptyPicture,
  isEmpty,
  type Picture,
  samePicture,
  withCells,
  withGivenCells,
} from '../drawing/picture.ts';
import { pieceText, readPieceText } from './piece-text.ts';

const COLOURS = makePalette(BLACK_AND_WHITE[0], [
  { name: 'black', rgb: '#000000' },
  { name: 'red', rgb: '#cc0000' },
  { name: 'moss', rgb: '#335522' },
]);

const arbitraryPiece = fc
  .record({
    width: fc.integer({ min: 1, max: 7 }),
    height: fc.integer({ min: 1, max: 5 }),
    hasColours: fc.boolean(),
  })
  .chain(({ width, height, hasColours }) =>
    fc
      .uint8Array({
        minLength: width * height,
        maxLength: width * height,
        max: hasColours ? 3 : 1,
      })
      .map(
        (cells): Picture => ({
          drawing: { width, height, cells },
          palette: hasColours ? COLOURS : BLACK_AND_WHITE,
        }),
      ),
  );

describe('a piece on the clipboard', () => {
  it('is the same when it is read back', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryPiece, async (piece) => {
        const read = await readPieceText(pieceText(piece));
        const rgbs = (each: Picture) =>
          Array.from(each.drawing.cells, (colour) => each.palette[colour].rgb);
        expect(read && rgbs(read)).toEqual(rgbs(piece));
        expect(read?.drawing.width).toBe(piece.drawing.width);
      }),
    );
  });

  it('is a picture to look at in black and white', () => {
    expect(pieceText(withCells(emptyPicture(3, 2), [0, 4], 1))).toBe('#..\n.#.');
  });

  it('keeps its given cells', async () => {
    const piece = withGivenCells(withCells(emptyPicture(2), [0], 1), [0, 3], true);
    const read = await readPieceText(pieceText(piece));
    expect(read && samePicture(read, piece)).toBe(true);
  });

  it('is undefined where the text is something else', async () => {
    expect(await readPieceText('Dear Anna, see you at eight.')).toBeUndefined();
    expect(await readPieceText('width 2\nheight 1\nrows\n1\ncolumns\n1\n0\n')).toBeUndefined();
    const blank = await readPieceText('...\n...');
    expect(blank && isEmpty(blank)).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packPicture, unpackPicture } from './packed-picture.ts';

const picture = fc.integer({ min: 2, max: 27 }).chain((colours) =>
  fc.record({
    colours: fc.constant(colours),
    cells: fc.uint8Array({ max: colours - 1, maxLength: 60 }),
  }),
);

describe('packed pictures', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(picture, ({ cells, colours }) => {
        const text = packPicture(cells, colours);
        expect(unpackPicture(text, cells.length, colours)).toEqual(cells);
      }),
    );
  });

  it('take a character for six cells in black and white', () => {
    expect(packPicture(new Uint8Array(400).fill(1), 2)).toHaveLength(67);
  });

  it.each([
    ['too short', 'A', 12, 2],
    ['too long', 'AAA', 12, 2],
    ['with another character', 'A*', 12, 2],
    ['with a letter beyond ASCII', 'Aä', 12, 2],
    ['with bits after the last cell', 'AB', 7, 2],
    ['with a colour that is not there', '_A', 3, 3],
  ])('are damaged: %s', (_, text, length, colours) => {
    expect(unpackPicture(text, length, colours)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { nameOfShade, plainName } from '../../../src/explain/words/colour-names.ts';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import { emptyPicture, puzzleOfPicture, withCells, withGivenCells } from '../drawing/picture.ts';
import {
  canAddColour,
  canRemoveColour,
  cellsInColour,
  MAX_DRAWN_COLOURS,
  offeredColour,
  withAddedColour,
  withColourReplaced,
  withLook,
  withName,
  withShade,
} from './palette-edit.ts';

const RED = { name: 'red', rgb: '#ff0000' };
const BLUE = { name: 'blue', rgb: '#0000ff' };

/** A picture with one cell each of black, red and blue, and one of the background. */
const three = [1, 2, 3].reduce(
  (own, colour) => withCells(own, [colour], colour),
  withAddedColour(withAddedColour(emptyPicture(4, 1), RED), BLUE),
);

describe('colours of a picture', () => {
  it('are added, each with a symbol of its own, up to the most', () => {
    let picture = emptyPicture(3);
    while (canAddColour(picture.palette))
      picture = withAddedColour(picture, offeredColour(picture.palette));
    expect(picture.palette).toHaveLength(MAX_DRAWN_COLOURS + 1);
    expect(new Set(picture.palette.map(({ symbol }) => symbol)).size).toBe(MAX_DRAWN_COLOURS + 1);
    expect(new Set(picture.palette.map(({ rgb }) => rgb)).size).toBe(MAX_DRAWN_COLOURS + 1);
    expect(withAddedColour(picture, RED)).toBe(picture);
  });

  it('change their look and nothing else', () => {
    const next = withLook(three, 2, { name: 'rust', rgb: '#b7410e' });
    expect(next.palette[2]).toEqual({ ...three.palette[2], name: 'rust', rgb: '#b7410e' });
    expect(next.drawing).toBe(three.drawing);
    expect(withLook(three, 2, RED)).toBe(three);
  });

  it('are offered by the names of their shades', () => {
    let picture = emptyPicture(1);
    while (canAddColour(picture.palette))
      picture = withAddedColour(picture, offeredColour(picture.palette));
    for (const { name, rgb } of [...BLACK_AND_WHITE, ...picture.palette])
      expect([rgb, nameOfShade(rgb)]).toEqual([rgb, name]);
  });

  it('are called after another shade unless they were given a name', () => {
    expect(plainName(withShade(three, 2, '#00aa00').palette[2])).toBe('green');
    const rust = withName(three, 2, 'rust');
    expect(withShade(rust, 2, '#b7410e').palette[2].name).toBe('rust');
    expect(plainName(withName(rust, 2, '').palette[2])).toBe('red');
  });

  it('are merged into another one or into the background', () => {
    expect([...withColourReplaced(three, 2, 3).drawing.cells]).toEqual([0, 1, 2, 2]);
    expect([...withColourReplaced(three, 3, 1).drawing.cells]).toEqual([0, 1, 2, 1]);
    const without = withColourReplaced(three, 1, 0);
    expect([...without.drawing.cells]).toEqual([0, 0, 1, 2]);
    expect(without.palette.map(({ name }) => name)).toEqual(['white', 'red', 'blue']);
    expect(puzzleOfPicture(without).palette).toBe(without.palette);
  });

  it('keep given cells when they are merged', () => {
    const given = withGivenCells(three, [1], true);
    expect(withColourReplaced(given, 1, 0).given).toEqual(given.given);
  });

  it('leave one, and the background', () => {
    const single = emptyPicture(2);
    expect(canRemoveColour(single.palette)).toBe(false);
    expect(withColourReplaced(single, 1, 0)).toBe(single);
    expect(withColourReplaced(three, 0, 1)).toBe(three);
  });

  it('know how many cells they have', () => {
    expect([0, 1, 2, 3].map((colour) => cellsInColour(three, colour))).toEqual([1, 1, 1, 1]);
  });
});

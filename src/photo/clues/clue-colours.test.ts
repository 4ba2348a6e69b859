import { describe, expect, it } from 'vitest';
import type { Image } from '../../create/images/image-samples.ts';
import type { PixelBox } from '../photo-reading.ts';
import { clueColours } from './clue-colours.ts';

const SIDE = 8;
type Rgb = readonly [number, number, number];

/** Draws a full box of each colour, as digits without holes. */
function drawnDigits(colours: readonly Rgb[]) {
  const width = colours.length * SIDE;
  const image: Image = { width, height: SIDE, data: new Uint8ClampedArray(4 * width * SIDE) };
  colours.forEach((colour, i) => {
    for (let y = 0; y < SIDE; y++) {
      for (let x = i * SIDE; x < (i + 1) * SIDE; x++)
        image.data.set([...colour, 255], 4 * (y * width + x));
    }
  });
  const ink = { width, height: SIDE, data: new Uint8Array(width * SIDE).fill(255) };
  const boxes: PixelBox[] = colours.map((_, i) => {
    return { left: i * SIDE, top: 0, width: SIDE, height: SIDE };
  });
  return { boxes, seen: { image, ink, plates: undefined } };
}

const coloursOf = (colours: readonly Rgb[]) => {
  const { boxes, seen } = drawnDigits(colours);
  return clueColours(seen, boxes);
};

const RED: Rgb = [244, 67, 54];
const DARK_RED: Rgb = [198, 40, 40];

describe('the colours of clues', () => {
  it('are told apart where two reds are clear', () => {
    const found = coloursOf([RED, DARK_RED, RED, DARK_RED, RED, RED]);
    expect(found.colours).toEqual([1, 2, 1, 2, 1, 1]);
    expect(found.palette.map(({ rgb }) => rgb)).toEqual(['#ffffff', '#f44336', '#c62828']);
    expect(found.areAlike).toBe(false);
  });

  it('are alike where each digit has a red of its own', () => {
    const reds = Array.from({ length: 20 }, (_, i): Rgb => [244 - 6 * i, 67 - i, 54]);
    expect(coloursOf(reds).areAlike).toBe(true);
  });

  it('are none where all digits are grey', () => {
    const found = coloursOf([
      [20, 20, 20],
      [60, 60, 60],
      [20, 20, 20],
    ]);
    expect(found.palette).toHaveLength(2);
    expect(found.areAlike).toBe(false);
  });
});

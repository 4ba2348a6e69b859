import { describe, expect, it } from 'vitest';
import { BLACK, image, WHITE } from '../../../../test/images.ts';
import { openedImage } from './opened-image.ts';

/** A plus of 3x3 cells in a margin of two cells, each cell a box of pixels. */
const plus = (scale: number) =>
  image(7 * scale, 7 * scale, (x, y) => {
    const [column, row] = [Math.floor(x / scale), Math.floor(y / scale)];
    const isPainted =
      (column === 3 && row > 1 && row < 5) || (row === 3 && column > 1 && column < 5);
    return isPainted ? BLACK : WHITE;
  });

describe('an opened image', () => {
  it('has a pixel a cell if it is pixel art, and is trimmed', () => {
    const { image, trim, artColours } = openedImage(plus(9));
    expect([image.width, image.height, artColours]).toEqual([7, 7, 1]);
    expect(trim).toEqual({ left: 2, top: 2, width: 3, height: 3 });
  });

  it('keeps its pixels if it is anything else', () => {
    const shades = image(300, 200, (x, y) => [x % 256, y, 0]);
    expect(openedImage(shades)).toEqual({
      image: shades,
      trim: { left: 0, top: 0, width: 300, height: 200 },
    });
  });
});

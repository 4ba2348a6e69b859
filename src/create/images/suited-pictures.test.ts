import { describe, expect, it } from 'vitest';
import { BLACK, CLEAR, GREEN, image, RED, type Rgba, WHITE } from '../../../test/images.ts';
import { suitedPictures } from './suited-pictures.ts';

const SIZE = { width: 8, height: 8 };

/** Bars of the colours from left to right, with a white border above and below. */
const bars = (...colours: Rgba[]) =>
  image(16, 16, (x, y) =>
    y < 4 || y >= 12 ? WHITE : colours[Math.floor((x * colours.length) / 16)],
  );

const colourCounts = (...args: Parameters<typeof suitedPictures>): number[] =>
  suitedPictures(...args).map(({ palette }) => palette.length - 1);

describe('the pictures of an image', () => {
  it('begin with the number of colours that the image has', () => {
    const range = { fewest: 1, most: 4 };
    expect(colourCounts(bars(BLACK), SIZE, range)[0]).toBe(1);
    expect(colourCounts(bars(RED, GREEN), SIZE, range)[0]).toBe(2);
    expect(colourCounts(bars(RED, GREEN, BLACK, [40, 40, 220]), SIZE, range)[0]).toBe(4);
  });

  it('are within the range, each once', () => {
    expect(colourCounts(bars(RED, GREEN), SIZE, { fewest: 1, most: 4 })).toEqual([2, 1]);
    expect(colourCounts(bars(RED, GREEN, BLACK), SIZE, { fewest: 2, most: 2 })).toEqual([2]);
  });

  it('leave transparent cells empty', () => {
    const ring = image(16, 16, (x, y) => (x > 3 && x < 12 && y > 3 && y < 12 ? RED : CLEAR));
    const [{ grid }] = suitedPictures(ring, SIZE, { fewest: 1, most: 3 });
    expect(grid.cells.filter((cell) => cell !== 1)).toHaveLength(16);
  });

  it('are none where nothing would be painted', () => {
    const blank = image(16, 16, () => CLEAR);
    expect(suitedPictures(blank, SIZE, { fewest: 1, most: 4 })).toEqual([]);
  });

  it('need a range of colours that can be', () => {
    for (const range of [
      { fewest: 0, most: 2 },
      { fewest: 3, most: 2 },
      { fewest: 1, most: 9 },
      { fewest: 1.5, most: 2 },
    ]) {
      expect(() => suitedPictures(bars(BLACK), SIZE, range)).toThrow(RangeError);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { CLEAR, image, RED, type Rgba, WHITE } from '../../../test/images.ts';
import { writeRows } from '../../puzzle/grid-text.ts';
import { makePalette } from '../../puzzle/palette.ts';
import { pictureInPalette } from './palette-picture.ts';

const PALETTE = makePalette({ name: 'white', rgb: '#ffffff' }, [
  { name: 'red', rgb: '#d62828' },
  { name: 'green', rgb: '#2b8a3e' },
  { name: 'black', rgb: '#000000' },
]);

const strip = (...pixels: Rgba[]) => image(pixels.length, 1, (x) => pixels[x]);

describe('a picture in a fixed palette', () => {
  it('has the nearest colours, and no others', () => {
    const pixels = strip(WHITE, RED, [60, 120, 60], [30, 20, 30], [250, 240, 230], CLEAR);
    const { grid, palette } = pictureInPalette(pixels, { width: 6, height: 1 }, PALETTE);
    expect(writeRows(grid, palette)).toEqual(['.abc..']);
    expect(palette).toBe(PALETTE);
  });

  it('has the background of the palette, whatever the border has', () => {
    const pixels = strip(RED, RED, WHITE);
    const { grid } = pictureInPalette(pixels, { width: 3, height: 1 }, PALETTE);
    expect(writeRows(grid, PALETTE)).toEqual(['aa.']);
  });

  it('needs a colour besides the background', () => {
    const size = { width: 1, height: 1 };
    expect(() => pictureInPalette(strip(RED), size, PALETTE.slice(0, 1))).toThrow('1 to 26 more');
  });
});

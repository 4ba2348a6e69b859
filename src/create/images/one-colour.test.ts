import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLACK, CLEAR, image, type Rgba, WHITE } from '../../../test/images.ts';
import { writeRows } from '../../puzzle/grid-text.ts';
import { type ImageOptions, pictureFromImage } from './image-to-picture.ts';

/** The pixels along a side of a cell. */
const CELL = 16;
const FUR: Rgba = [255, 176, 46];
const INK: Rgba = [50, 30, 30];

function rowsOf(pixel: (x: number, y: number) => Rgba, options: Partial<ImageOptions> = {}) {
  const [width, height] = [options.width ?? 12, options.height ?? 12];
  const drawn = image(width * CELL, height * CELL, (x, y) => pixel(x / CELL, y / CELL));
  const { grid, palette } = pictureFromImage(drawn, { colours: 1, ...options, width, height });
  return writeRows(grid, palette);
}

/** A light face with two dark eyes, each smaller than a cell and not in line with the cells. */
function face(x: number, y: number): Rgba {
  const isEye = [4.3, 7.3].some((eye) => Math.abs(x - eye) < 0.4 && Math.abs(y - 5.4) < 0.4);
  if (isEye) return INK;
  return x > 2 && x < 10 && y > 2 && y < 10 ? FUR : WHITE;
}

describe('a picture in one colour', () => {
  it('keeps the eyes of a light face, and the border of the face', () => {
    const expected = [
      '............',
      '............',
      '..########..',
      '..#......#..',
      '..#......#..',
      '..#.#..#.#..',
      '..#......#..',
      '..#......#..',
      '..#......#..',
      '..########..',
      '............',
      '............',
    ];
    expect(rowsOf(face)).toEqual(expected);
    expect(rowsOf((x, y) => (face(x, y) === WHITE ? CLEAR : face(x, y)))).toEqual(expected);
  });

  it('paints the whole face by its light alone', () => {
    const face12 = rowsOf(face, { style: 'light' });
    expect(face12.slice(2, 10)).toEqual(Array(8).fill('..########..'));
  });

  it('keeps a line of two fifths of a cell, wherever it runs off the edges', () => {
    const offset = fc.double({ min: 3, max: 8, noNaN: true });
    const slope = fc.double({ min: -0.1, max: 0.1, noNaN: true });
    fc.assert(
      fc.property(offset, slope, fc.boolean(), (at, rise, isDark) => {
        const isLine = (x: number, y: number): boolean => Math.abs(y - at - rise * x) < 0.2;
        const line = (x: number, y: number): Rgba => (isLine(x, y) === isDark ? BLACK : WHITE);
        const rows = rowsOf(line, { width: 12, height: 12 });
        for (let column = 0; column < 12; column++) {
          const cells = rows.map((row) => row[column]);
          expect(cells).toContain(isDark ? '#' : '.');
          expect(cells).toContain(isDark ? '.' : '#');
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps a crisp line of one pixel where a cell has three', () => {
    for (const isAcross of [true, false]) {
      const line = image(36, 36, (x, y) => ((isAcross ? y : x) === 16 ? BLACK : WHITE));
      const { grid, palette } = pictureFromImage(line, { width: 12, height: 12, colours: 1 });
      const rows = writeRows(grid, palette);
      if (isAcross) expect(rows[5]).toBe('############');
      else expect(rows.map((row) => row.indexOf('#'))).toEqual(Array(12).fill(5));
    }
  });

  it('has outlines of one cell, also of what is dark', () => {
    const box = (x: number, y: number): Rgba => (x > 2 && x < 9 && y > 3 && y < 8 ? INK : WHITE);
    const rows = rowsOf(box, { style: 'outlines', height: 10 });
    expect(rows.slice(3, 8)).toEqual([
      '..#######...',
      '..#.....#...',
      '..#.....#...',
      '..#.....#...',
      '..#######...',
    ]);
  });

  it('sharpens a photo, whose light changes everywhere', () => {
    // A dark spot in the light half of a slope from dark to light, with grain.
    const photo = (x: number, y: number): Rgba => {
      const isSpot = Math.hypot(x - 9.5, y - 6.5) < 1;
      const grain = ((x * CELL * 7 + y * CELL * 13) % 5) * 4;
      const level = 70 + 14 * x + grain - (isSpot ? 45 : 0);
      return [level, level, level];
    };
    const spotOf = (rows: readonly string[]): string => rows[6].slice(8, 11);
    expect(spotOf(rowsOf(photo, { style: 'light' }))).toBe('...');
    expect(spotOf(rowsOf(photo))).toContain('#');
  });
});

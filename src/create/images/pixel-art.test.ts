import { describe, expect, it } from 'vitest';
import { BLACK, CLEAR, GREEN, image, RED, type Rgba, WHITE } from '../../../test/images.ts';
import { makeRandom } from '../../engine/random.ts';
import { writeRows } from '../../puzzle/grid-text.ts';
import { pictureOfPixels, pixelArtOf, unenlarged } from './pixel-art.ts';

const LETTERS: Readonly<Record<string, Rgba>> = {
  '.': WHITE,
  '#': BLACK,
  r: RED,
  g: GREEN,
  _: CLEAR,
};

/** Draws rows of letters, each letter as a box of pixels. */
function art(scale: number, ...rows: string[]) {
  return image(scale * rows[0].length, scale * rows.length, (x, y) => {
    const pixel = LETTERS[rows[Math.floor(y / scale)][Math.floor(x / scale)]];
    if (pixel === undefined) throw new Error('no such letter');
    return pixel;
  });
}

function rowsOf(picture: ReturnType<typeof pixelArtOf>): string[] {
  return picture === undefined ? [] : writeRows(picture.grid, picture.palette);
}

describe('pixel art', () => {
  const HEART = ['.#.#.', '#####', '#####', '.###.', '..#..'];

  it.each([1, 2, 7, 40])('is taken cell by cell, %i pixels a cell', (scale) => {
    expect(rowsOf(pixelArtOf(art(scale, ...HEART)))).toEqual(HEART);
  });

  it('keeps its exact colours, the most common one of the border as the background', () => {
    const picture = pixelArtOf(art(1, 'rrrr', 'r.gr', 'rrrr'));
    expect(rowsOf(picture)).toEqual(['....', '.ba.', '....']);
    expect(picture?.palette.map(({ rgb }) => rgb)).toEqual(['#dc1e1e', '#1ea028', '#ffffff']);
  });

  it('shows white cells on a transparent ground', () => {
    const picture = pixelArtOf(art(1, '____', '_.r_', '____'));
    expect(rowsOf(picture)).toEqual(['....', '.ba.', '....']);
    expect(picture?.palette.map(({ name }) => name)).toEqual(['grey', '#dc1e1e', 'white']);
    expect(pixelArtOf(art(1, '____', '_rr_', '____'))?.palette[0].rgb).toBe('#ffffff');
  });

  it('keeps its background, and a pixel a cell, where it is cut', () => {
    const small = art(1, '....', '.##.', '.##.', '....');
    const cut = pictureOfPixels(small, { left: 1, top: 1, width: 2, height: 2 });
    expect(rowsOf(cut)).toEqual(['##', '##']);
    expect(cut?.palette[0].name).toBe('white');
    const enlarged = art(5, 'rrrrr', 'r...r', 'r.g.r', 'r...r', 'rrrrr');
    const part = pixelArtOf(enlarged, { left: 7, top: 5, width: 8, height: 10 });
    expect(rowsOf(part)).toEqual(['bb', 'ba']);
  });

  it('is enlarged by a factor of both sides and of all places where colours change', () => {
    const random = makeRandom(3);
    for (let i = 0; i < 40; i++) {
      const [width, height, scale] = [
        1 + random.below(9),
        1 + random.below(9),
        1 + random.below(6),
      ];
      const rows = Array.from({ length: height }, () =>
        Array.from({ length: width }, () => '.#rg'[random.below(4)]).join(''),
      );
      const small = unenlarged(art(1, ...rows));
      expect(unenlarged(art(scale, ...rows))).toEqual(small);
      expect([width % small.width, height % small.height]).toEqual([0, 0]);
    }
  });

  it('is no image with too many pixels, too few cells or too many colours', () => {
    const checks = (side: number) => image(side, side, (x, y) => ((x + y) % 2 === 0 ? RED : WHITE));
    expect(pixelArtOf(checks(200))?.grid.width).toBe(200);
    expect(pixelArtOf(checks(201))).toBeUndefined();
    // A flag of three colours is a flat graphic.
    expect(pixelArtOf(art(100, 'r.g', 'r.g'))).toBeUndefined();
    const icon = image(60, 60, (x, y) => {
      const inside = 25 - Math.hypot(x - 30, y - 30);
      return [0, 0, 0, Math.round(255 * Math.min(1, Math.max(0, inside)))];
    });
    expect(pixelArtOf(icon)).toBeUndefined();
    const shades = image(30, 30, (x) => [8 * x, 0, 0]);
    expect(pixelArtOf(shades)).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLACK, CLEAR, GREEN, image, RED, type Rgba, WHITE } from '../../../test/images.ts';
import { makeRandom } from '../../engine/random.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { writeRows } from '../../puzzle/grid-text.ts';
import { validate } from '../../puzzle/validate.ts';
import {
  type ImageOptions,
  type ImagePicture,
  pictureFromImage,
  sizeFor,
} from './image-to-picture.ts';
import { labOfRgb, rgbOfLab, squaredDistance } from './oklab.ts';
import { otsu } from './otsu-threshold.ts';

function rows({ grid, palette }: ImagePicture): string[] {
  return writeRows(grid, palette);
}

describe('Oklab', () => {
  it('has the values of its source, and goes there and back', () => {
    const red = labOfRgb('#ff0000');
    for (const [axis, value] of [0.628, 0.2249, 0.1258].entries()) {
      expect(red[axis]).toBeCloseTo(value, 3);
    }
    expect(labOfRgb('#ffffff')[0]).toBeCloseTo(1, 6);
    fc.assert(
      fc.property(fc.nat(0xffffff), (value) => {
        const rgb = `#${value.toString(16).padStart(6, '0')}`;
        expect(rgbOfLab(labOfRgb(rgb))).toBe(rgb);
      }),
    );
  });
});

describe('the threshold of Otsu', () => {
  it('is the best of all: against every cut', () => {
    const variance = (values: readonly number[], cut: number): number => {
      const parts = [values.filter((v) => v < cut), values.filter((v) => v >= cut)];
      if (parts.some((part) => part.length === 0)) return 0;
      const [a, b] = parts.map((part) => part.reduce((sum, v) => sum + v, 0) / part.length);
      return parts[0].length * parts[1].length * (a - b) ** 2;
    };
    const levels = fc.array(fc.nat(255), { minLength: 2, maxLength: 40 });
    fc.assert(
      fc.property(levels, (each) => {
        // The values are the lower ends of the levels, where the histogram and the values agree.
        const values = each.map((level) => level / 256);
        const cut = otsu(values);
        const best = Math.max(...values.map((value) => variance(values, value)));
        if (cut === undefined) expect(best).toBe(0);
        else expect(variance(values, cut)).toBeCloseTo(best, 9);
      }),
    );
  });
});

describe('a picture in one colour', () => {
  it('paints what is dark, or what is light', () => {
    const half = image(40, 20, (x) => (x < 20 ? [60, 60, 60] : [200, 200, 200]));
    const options = { width: 4, height: 2, colours: 1 };
    expect(rows(pictureFromImage(half, options))).toEqual(['##..', '##..']);
    expect(rows(pictureFromImage(half, { ...options, invert: true }))).toEqual(['..##', '..##']);
    const light = { ...options, style: 'light' as const };
    expect(rows(pictureFromImage(half, { ...light, threshold: 0.1 }))).toEqual(['....', '....']);
    expect(rows(pictureFromImage(half, { ...options, threshold: 1 }))).toEqual(['####', '####']);
  });

  it('takes means of areas that are no whole pixels, in light', () => {
    const stripes = image(3, 1, (x) => (x === 1 ? WHITE : BLACK));
    // Each cell is two thirds black: a third of the light is a lightness of about 0.69.
    const options = { width: 2, height: 1, colours: 1 };
    expect(rows(pictureFromImage(stripes, { ...options, threshold: 0.68 }))).toEqual(['..']);
    expect(rows(pictureFromImage(stripes, { ...options, threshold: 0.7 }))).toEqual(['##']);
  });

  it('gives a picture back that is made larger and smaller again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(9999),
        (width, height, seed) => {
          const random = makeRandom(seed);
          const cells = Array.from({ length: width * height }, () => random.below(2));
          const large = image(width * 5, height * 5, (x, y) =>
            cells[Math.floor(y / 5) * width + Math.floor(x / 5)] === 1 ? BLACK : WHITE,
          );
          for (const from of [
            large,
            image(width, height, (x, y) => (cells[y * width + x] === 1 ? BLACK : WHITE)),
          ]) {
            const { grid } = pictureFromImage(from, { width, height, colours: 1, threshold: 0.5 });
            expect([...grid.cells]).toEqual(cells.map((colour) => 1 << colour));
          }
        },
      ),
    );
  });

  it('leaves what is transparent unpainted, and paints what stands on it', () => {
    for (const ink of [BLACK, WHITE, RED]) {
      const icon = image(30, 30, (x) => (x < 20 ? ink : CLEAR));
      expect(rows(pictureFromImage(icon, { width: 3, height: 1, colours: 1 }))).toEqual(['##.']);
    }
  });

  it('keeps a shade by dithering', () => {
    const grey = image(40, 40, () => [128, 128, 128]);
    const { grid } = pictureFromImage(grey, {
      width: 40,
      height: 40,
      colours: 1,
      threshold: 0.5,
      dither: true,
    });
    const share = grid.cells.filter((cell) => cell === 2).length / 1600;
    // The lightness of this grey is 0.6.
    expect(share).toBeGreaterThan(0.38);
    expect(share).toBeLessThan(0.42);
  });
});

describe('a picture in colours', () => {
  const flag = image(60, 40, (x, y) =>
    x < 10 || y < 10 || x >= 50 || y >= 30 ? [240, 240, 250] : x < 30 ? RED : GREEN,
  );

  it('has the colour of the border as its background', () => {
    const picture = pictureFromImage(flag, { width: 6, height: 4, colours: 2 });
    expect(rows(picture)).toEqual(['......', '.aabb.', '.aabb.', '......']);
    expect(picture.palette.map(({ rgb }) => rgb)).toEqual(['#f0f0fa', '#dc1e1e', '#1ea028']);
  });

  it('has no more colours than the image', () => {
    expect(pictureFromImage(flag, { width: 6, height: 4, colours: 8 }).palette).toHaveLength(3);
    const flat = pictureFromImage(
      image(9, 9, () => RED),
      { width: 3, height: 3, colours: 4 },
    );
    expect(rows(flat)).toEqual(['...', '...', '...']);
    expect(flat.palette).toHaveLength(2);
  });

  it('keeps white apart from a transparent ground', () => {
    const icon = image(40, 20, (x, y) =>
      y < 10 || x < 10 || x >= 30 ? CLEAR : x < 20 ? WHITE : RED,
    );
    const picture = pictureFromImage(icon, { width: 4, height: 2, colours: 2 });
    expect(rows(picture)).toEqual(['....', '.ba.']);
    expect(picture.palette[2].rgb).toBe('#ffffff');
  });

  it('makes a valid puzzle of anything', () => {
    const options = fc.record<ImageOptions>({
      width: fc.integer({ min: 1, max: 8 }),
      height: fc.integer({ min: 1, max: 8 }),
      colours: fc.integer({ min: 1, max: 8 }),
      invert: fc.boolean(),
      dither: fc.boolean(),
    });
    fc.assert(
      fc.property(options, fc.nat(9999), fc.integer({ min: 1, max: 20 }), (each, seed, side) => {
        const random = makeRandom(seed);
        const any = (): number => random.below(256);
        const noise = image(side, 21 - side, () => [any(), any(), any(), random.below(2) * any()]);
        const picture = pictureFromImage(noise, each);
        const outcome = validate(draftOfPicture(picture.grid, picture.palette));
        expect(outcome.ok).toBe(true);
        expect(picture.palette.length).toBeLessThanOrEqual(each.colours + 1);
      }),
      { numRuns: 300 },
    );
  });

  it('chooses the nearest colour for each cell', () => {
    const random = makeRandom(5);
    const pixels = Array.from({ length: 100 }, () => [0, 1, 2].map(() => random.below(256)));
    const noise = image(10, 10, (x, y) => pixels[10 * y + x] as unknown as Rgba);
    const { grid, palette } = pictureFromImage(noise, { width: 10, height: 10, colours: 5 });
    pixels.forEach((pixel, cell) => {
      const lab = labOfRgb(
        `#${pixel.map((level) => level.toString(16).padStart(2, '0')).join('')}`,
      );
      const off = palette.map(({ rgb }) => squaredDistance(lab, labOfRgb(rgb)));
      const chosen = off[31 - Math.clz32(grid.cells[cell])];
      // The palette is rounded to whole levels.
      expect(Math.sqrt(chosen)).toBeLessThanOrEqual(Math.sqrt(Math.min(...off)) + 0.005);
    });
  });
});

describe('images', () => {
  it('keep their proportions', () => {
    expect(sizeFor({ width: 1600, height: 900 }, 40)).toEqual({ width: 40, height: 23 });
    expect(sizeFor({ width: 3, height: 900 }, 30)).toEqual({ width: 1, height: 30 });
  });

  it.each([
    [{ width: 0, height: 5, colours: 1 }, 'expected whole numbers'],
    [{ width: 9000, height: 5, colours: 1 }, 'at most 5000'],
    [{ width: 600, height: 500, colours: 1 }, 'at most 250000'],
    [{ width: 5, height: 5, colours: 9 }, 'expected 1 to 8'],
    [{ width: 5, height: 5, colours: 1, threshold: 2 }, 'expected 0 to 1'],
    [{ width: 5, height: 5, colours: 1, threshold: Number.NaN }, 'expected 0 to 1'],
  ])('are refused with %j', (options, message) => {
    expect(() =>
      pictureFromImage(
        image(2, 2, () => RED),
        options,
      ),
    ).toThrow(message);
  });

  it('are refused when pixels are missing', () => {
    const cut = { width: 3, height: 3, data: new Uint8ClampedArray(35) };
    expect(() => pictureFromImage(cut, { width: 1, height: 1, colours: 1 })).toThrow('expected 36');
  });
});

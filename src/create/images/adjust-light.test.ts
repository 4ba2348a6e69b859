import { describe, expect, it } from 'vitest';
import { image, type Rgba } from '../../../test/images.ts';
import { adjustedLight, type LightFactors } from './adjust-light.ts';

const greyOf = (level: number, factors: LightFactors): number =>
  adjustedLight(
    image(1, 1, () => [level, level, level]),
    factors,
  ).data[0];

describe('the light of an image', () => {
  it.each<[level: number, factors: LightFactors, becomes: number]>([
    [100, { brightness: 1.5 }, 150],
    [200, { brightness: 1.5 }, 255],
    [100, { brightness: 0 }, 0],
    [100, { contrast: 1.5 }, 86],
    [200, { contrast: 2 }, 255],
    [50, { contrast: 0 }, 128],
    // Brightness comes first, and cuts off what is too bright.
    [200, { brightness: 2, contrast: 0.5 }, 191],
  ])('of level %i with %j becomes %i', (level, factors, becomes) => {
    expect(greyOf(level, factors)).toBe(becomes);
  });

  it('leaves alpha, and the image where both factors are 1', () => {
    const pixel: Rgba = [10, 20, 30, 40];
    const one = image(1, 1, () => pixel);
    expect([...adjustedLight(one, { brightness: 2 }).data]).toEqual([20, 40, 60, 40]);
    expect(adjustedLight(one, { brightness: 1, contrast: 1 })).toBe(one);
  });

  it('has bounds', () => {
    expect(() => greyOf(1, { brightness: -1 })).toThrow('expected 0 to 3');
    expect(() => greyOf(1, { contrast: Number.NaN })).toThrow('expected 0 to 3');
  });
});

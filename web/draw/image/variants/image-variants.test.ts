import { describe, expect, it } from 'vitest';
import { FIRST_CHOICE, type ImageChoice } from '../choice/image-choice.ts';
import {
  hasVariant,
  haveSameVariants,
  imageVariants,
  SHOWN_VARIANTS,
  withVariant,
} from './image-variants.ts';

const DRAWN: ImageChoice = { ...FIRST_CHOICE, colourSource: 'drawing' };

describe('the variants of a picture', () => {
  it('are more than are shown, all of them different', () => {
    for (const choice of [FIRST_CHOICE, DRAWN]) {
      const variants = imageVariants(choice, 50).map((variant) => withVariant(choice, variant));
      expect(variants.length).toBeGreaterThan(SHOWN_VARIANTS);
      expect(new Set(variants.map((each) => JSON.stringify(each))).size).toBe(variants.length);
    }
  });

  it('have every style, several numbers of colours, and thresholds around the found one', () => {
    const shown = imageVariants(FIRST_CHOICE, 95).slice(0, SHOWN_VARIANTS);
    expect(new Set(shown.map(({ style }) => style)).size).toBe(3);
    expect(new Set(shown.map(({ colours }) => colours))).toEqual(new Set([1, 3]));
    expect(shown.map(({ threshold }) => threshold)).toContain(83);
    expect(shown.map(({ threshold }) => threshold)).toContain(100);
  });

  it('stay while one of them is chosen, and begin anew with another part or palette', () => {
    for (const choice of [FIRST_CHOICE, DRAWN]) {
      for (const variant of imageVariants(choice, 50)) {
        const chosen = withVariant(choice, variant);
        expect(hasVariant(chosen, variant)).toBe(true);
        expect(haveSameVariants(choice, chosen)).toBe(true);
        expect(imageVariants(chosen, 50)).toEqual(imageVariants(choice, 50));
      }
    }
    expect(haveSameVariants(FIRST_CHOICE, { ...FIRST_CHOICE, width: 30 })).toBe(false);
    expect(haveSameVariants(FIRST_CHOICE, DRAWN)).toBe(false);
    expect(haveSameVariants(FIRST_CHOICE, { ...FIRST_CHOICE, contrast: 110 })).toBe(false);
  });

  it('begin anew with another dithering, and in a palette with another style that counts', () => {
    expect(haveSameVariants(FIRST_CHOICE, { ...FIRST_CHOICE, dither: true })).toBe(false);
    for (const colourSource of ['drawing', 'list'] as const) {
      const choice = { ...FIRST_CHOICE, colourSource };
      expect(haveSameVariants(choice, { ...choice, style: 'light' })).toBe(false);
      expect(haveSameVariants(choice, { ...choice, style: 'outlines' })).toBe(true);
      expect(haveSameVariants(choice, { ...choice, dither: true })).toBe(true);
    }
  });

  it('are none of pixel art that is taken cell by cell', () => {
    expect(imageVariants({ ...FIRST_CHOICE, isCellByCell: true }, 50)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { BLACK_AND_WHITE } from '../../../../src/puzzle/palette.ts';
import { image, RED } from '../../../../test/images.ts';
import {
  canDither,
  choiceFor,
  FIRST_CHOICE,
  type ImageChoice,
  pictureTask,
  withCrop,
  withLink,
  withSide,
} from './image-choice.ts';

const WIDE = {
  image: image(400, 100, () => RED),
  trim: { left: 20, top: 0, width: 300, height: 100 },
};
const first = choiceFor(WIDE, FIRST_CHOICE);
const sizeOf = ({ width, height }: ImageChoice) => [width, height];
const conversionOf = (change: Partial<ImageChoice>) =>
  pictureTask({ ...first, ...change }, BLACK_AND_WHITE)?.conversion;

describe('the size of a picture', () => {
  it('has the proportions of the trimmed image at first', () => {
    expect(sizeOf(first)).toEqual([25, 8]);
    expect(sizeOf(choiceFor(WIDE, { ...first, width: 60, isLinked: false }))).toEqual([60, 20]);
  });

  it('keeps the proportions of the crop, and the longer side', () => {
    const crop = { left: 0, top: 0, width: 50, height: 100 };
    expect(sizeOf(withCrop(first, crop))).toEqual([13, 25]);
    expect(sizeOf(withSide(first, 'height', 20))).toEqual([60, 20]);
    expect(sizeOf(withSide(first, 'width', 7))).toEqual([7, 2]);
    expect(sizeOf(withSide(first, 'height', 150))).toEqual([200, 67]);
  });

  it('is free when the sides are not linked, and has the proportions again when they are', () => {
    const free = withSide(withLink(first, false), 'height', 30);
    expect(sizeOf(free)).toEqual([25, 30]);
    expect(sizeOf(withCrop(free, { left: 0, top: 0, width: 9, height: 9 }))).toEqual([25, 30]);
    expect(sizeOf(withLink(free, true))).toEqual([30, 10]);
  });
});

describe('the conversion', () => {
  it('has a threshold for one colour alone', () => {
    const choice = { threshold: 30, invert: true };
    expect(conversionOf(choice)).toMatchObject({ colours: 1, threshold: 0.3, invert: true });
    expect(conversionOf({ ...choice, colours: 4 })).not.toHaveProperty('threshold');
  });

  it('draws outlines in one colour alone', () => {
    const outlines = { style: 'outlines' } as const;
    expect(conversionOf(outlines)).toMatchObject(outlines);
    expect(conversionOf({ ...outlines, colours: 2 })).toMatchObject({ style: 'features' });
    const drawn = conversionOf({ ...outlines, colourSource: 'drawing' });
    expect(drawn).toMatchObject({ style: 'features' });
  });

  it('imitates shades by light alone', () => {
    const choice: ImageChoice = { ...first, style: 'light', dither: true };
    expect([choice, { ...choice, style: 'features' as const }].map(canDither)).toEqual([
      true,
      false,
    ]);
    expect(conversionOf({ dither: true })).toMatchObject({ dither: false });
  });

  it('takes pixel art as it is', () => {
    const art = choiceFor({ ...WIDE, artColours: 3 }, first);
    const task = pictureTask({ ...art, brightness: 50 }, BLACK_AND_WHITE);
    expect(task).toEqual({ preparation: { crop: WIDE.trim }, conversion: { by: 'pixels' } });
  });

  it('takes the colours of the drawing, or those that are typed', () => {
    expect(conversionOf({ colourSource: 'drawing' })).toMatchObject({ palette: BLACK_AND_WHITE });
    const typed = conversionOf({ colourSource: 'list', typedColours: 'white, red' });
    expect(typed).toMatchObject({ by: 'palette', palette: [{ name: 'white' }, { name: 'red' }] });
    expect(conversionOf({ colourSource: 'list', typedColours: 'rde' })).toBeUndefined();
  });
});

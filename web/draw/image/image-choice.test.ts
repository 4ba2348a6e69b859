import { expect, it } from 'vitest';
import { FIRST_CHOICE, optionsOf } from './image-choice.ts';

const WIDE = { width: 400, height: 100 };

it('gives the picture the proportions of the image', () => {
  expect(optionsOf({ ...FIRST_CHOICE, longest: 40 }, WIDE)).toMatchObject({
    width: 40,
    height: 10,
    threshold: 'auto',
  });
});

it('has a threshold for one colour alone', () => {
  const choice = { ...FIRST_CHOICE, threshold: 30, invert: true } as const;
  expect(optionsOf(choice, WIDE)).toMatchObject({ colours: 1, threshold: 0.3, invert: true });
  const several = optionsOf({ ...choice, colours: 4 }, WIDE);
  expect(several.threshold).toBeUndefined();
  expect(several.invert).toBeUndefined();
});

import { expect, it } from 'vitest';
import { image } from '../../../test/images.ts';
import { croppedImage, wholeCrop } from './crop-image.ts';

const numbered = image(4, 3, (x, y) => [x, y, 0]);

it('cuts a rectangle out of an image', () => {
  const cut = croppedImage(numbered, { left: 1, top: 2, width: 2, height: 1 });
  expect(cut).toEqual(image(2, 1, (x) => [x + 1, 2, 0]));
  expect(croppedImage(numbered, wholeCrop(numbered))).toBe(numbered);
});

it.each([
  [{ left: 3, top: 0, width: 2, height: 1 }],
  [{ left: 0, top: -1, width: 2, height: 2 }],
  [{ left: 0, top: 0, width: 0, height: 1 }],
  [{ left: 0.5, top: 0, width: 1, height: 1 }],
])('refuses %j', (crop) => {
  expect(() => croppedImage(numbered, crop)).toThrow('expected a part of 4x3');
});

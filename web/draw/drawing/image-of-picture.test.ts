import { expect, it } from 'vitest';
import { painted } from '../../../src/create/drawing.ts';
import { imageOfPicture } from './image-of-picture.ts';
import { emptyPicture } from './picture.ts';

it('has a pixel for each cell of a picture', () => {
  const empty = emptyPicture(2, 1);
  const picture = { ...empty, drawing: painted(empty.drawing, [1], 1) };
  expect(imageOfPicture(picture)).toEqual({
    width: 2,
    height: 1,
    data: Uint8ClampedArray.of(255, 255, 255, 255, 0, 0, 0, 255),
  });
});

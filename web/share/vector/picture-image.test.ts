import { expect, it } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import { pictureImage } from './picture-image.ts';

it('a picture has the painted cells of a row in one box, and a margin', () => {
  const puzzle = puzzleOfLengths([[2], [1]], [[1], [2], []]);
  const { width, height, shapes } = pictureImage(puzzle, [2, 2, 1, 1, 2, 0]);
  expect([width, height]).toEqual([40, 32]);
  const [ground, ink] = shapes;
  expect(shapes).toHaveLength(2);
  expect(ground).toMatchObject({ boxes: [{ x: 0, y: 0, width: 40, height: 32 }] });
  expect(ink).toMatchObject({
    boxes: [
      { x: 8, y: 8, width: 16, height: 8 },
      { x: 16, y: 16, width: 8, height: 8 },
    ],
  });
});

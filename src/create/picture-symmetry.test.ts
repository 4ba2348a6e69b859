import { expect, it } from 'vitest';
import { makeDrawing, painted } from './drawing.ts';
import { symmetryOf } from './picture-symmetry.ts';

it('finds the symmetry that ties the most cells together', () => {
  const square = makeDrawing(3, 3);
  const found = [
    [square, []],
    [square, [0, 2]],
    [square, [0, 6]],
    [square, [0, 8]],
    [square, [1, 6, 2]],
    [square, [0, 1]],
    [square, [1, 3]],
    [square, [1, 3, 5, 7]],
    [makeDrawing(4, 4), [1, 7, 14, 8]],
    [makeDrawing(4, 2), [0, 7]],
    [makeDrawing(2, 3), [0, 5, 3]],
  ].map(([drawing, cells]) =>
    symmetryOf(painted(drawing as typeof square, cells as readonly number[], 1)),
  );
  expect(found).toEqual([
    ...['both', 'left-right', 'top-bottom', 'half-turn', 'none', 'none', 'diagonal', 'both'],
    ...['quarter-turn', 'half-turn', 'none'],
  ]);
});

import { expect, test } from 'vitest';
import { stripLines } from './strip-lines.ts';

const SIZE = { width: 4, height: 3 };
/** The second cell of the third row. */
const CURRENT = 9;

test.each([
  ['nothing is highlighted', [], [2, 4]],
  ['a row is', [0], [0, 4]],
  ['a column is', [6], [2, 6]],
  ['a column and a row are', [6, 1], [1, 6]],
  ['two rows are', [0, 1], [0, 1]],
] as const)('%s', (_, highlighted, lines) => {
  expect(stripLines(SIZE, CURRENT, highlighted)).toEqual(lines);
});

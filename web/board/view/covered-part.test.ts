import { expect, test } from 'vitest';
import { coveredPart } from './covered-part.ts';

const FREE = { covered: 0, below: 80, scrolled: 0, most: 0 };

test.each([
  ['nothing covers the board', {}, 0],
  ['only the room below the board is covered', { covered: 80 }, 0],
  ['a part of the board is covered, too', { covered: 200 }, 120],
  ['the board was scrolled while it was covered', { scrolled: 50 }, 50],
  ['it was scrolled as far as it goes anyway', { scrolled: 300, most: 300 }, 0],
  ['less is covered than was', { covered: 100, scrolled: 50 }, 50],
])('%s', (_, change, part) => {
  expect(coveredPart({ ...FREE, ...change })).toBe(part);
});

import { expect, it } from 'vitest';
import { randomPuzzle } from '../../../test/boards.ts';
import { makeRandom } from '../../engine/random.ts';
import { countSolutions } from './count.ts';

const HOST = { stop: () => true, onProgress: () => {}, onItem: () => {} };

it('a picture that comes with the puzzle counts, even if nothing was found in time', async () => {
  const { goal, ...clues } = randomPuzzle(makeRandom(1), 40, 40, 1, 0.45);
  const countOf = async (puzzle: Parameters<typeof countSolutions>[0]['puzzle']) =>
    (await countSolutions({ puzzle }, HOST)).value;
  expect(await countOf(clues)).toEqual({ count: '0', complete: false });
  if (goal === undefined) throw new Error('the puzzle has a picture');
  expect(await countOf({ ...clues, goal })).toEqual({ count: '1', complete: false });
});

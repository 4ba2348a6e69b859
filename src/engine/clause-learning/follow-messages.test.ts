import { expect, it } from 'vitest';
import { randomPuzzle } from '../../../test/boards.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { makeRandom } from '../random.ts';
import { makeSearch, run } from '../search/search.ts';
import { followMessages } from './follow-messages.ts';

const puzzle = randomPuzzle(makeRandom(1), 25, 25, 1, 0.35);

/** Returns the state of a search that has come to clause learning. */
function learningOf(asked: Puzzle) {
  const search = makeSearch(asked, { layers: { probing: false } });
  while (search.stage.kind !== 'learning') run(search, 1);
  const { learning } = search.stage;
  const { dives } = learning;
  if (dives === undefined) throw new Error('the search has no dives');
  return { search, learning, dives };
}

it('a search begins with a dive on the messages of another one', () => {
  const first = learningOf(puzzle);
  while (first.dives.dives < 2 && first.search.state === 'open') run(first.search, 1000);
  const { messages } = first.dives.beliefs;
  expect(messages.some((colours) => colours.some((odds) => odds.some((one) => one !== 0)))).toBe(
    true,
  );
  const { learning, dives, search } = learningOf(puzzle);
  expect(dives.dives).toBe(0);
  followMessages(learning, messages);
  expect(dives.beliefs.messages).toEqual(messages);
  expect(dives.dives).toBe(1);
  expect(dives.beliefs.roundsLeft).toBeGreaterThan(0);
  while (dives.planned === 0 && search.state === 'open') run(search, 1000);
  expect(dives.planned).toBeGreaterThan(0);
});

import { expect, it } from 'vitest';
import { domino } from '../../../test/boards.ts';
import { makeBoard } from '../../engine/board/board.ts';
import {
  isStored,
  makeFollowedValues,
  NO_CONTRADICTION,
  noteMarked,
  placeOfValue,
  setLinks,
  storeEnd,
} from './followed-values.ts';

it('forgets a value when a line that was solved on the way gets a mark', () => {
  const followed = makeFollowedValues(makeBoard(domino(2)));
  setLinks(followed, 40);
  const place = placeOfValue(followed, { cell: 1, candidates: 1 });
  const follow = (): void => {
    storeEnd(followed, place, NO_CONTRADICTION, { generation: 1, links: 2, work: 3 });
    followed.asked[place * followed.words] = 0b101;
  };
  expect(isStored(followed, place)).toBe(false);
  follow();
  noteMarked(followed, 1);
  expect(isStored(followed, place)).toBe(true);
  noteMarked(followed, 2);
  expect(isStored(followed, place)).toBe(false);
  follow();
  expect(isStored(followed, place)).toBe(true);
  setLinks(followed, 41);
  expect(isStored(followed, place)).toBe(false);
});

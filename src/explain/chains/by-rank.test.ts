import { expect, it } from 'vitest';
import { numbersByRank } from './by-rank.ts';

it('sorts by rank and keeps equal ranks in order', () => {
  expect(numbersByRank([5, 0, 5, 4_001_000, 10, 0])).toEqual([1, 5, 0, 2, 4, 3]);
  expect(numbersByRank([])).toEqual([]);
});

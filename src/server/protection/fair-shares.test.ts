import { describe, expect, it } from 'vitest';
import { makeShares } from './fair-shares.ts';

/**
 * Returns how often each client gets a place when all of them ask for one in turn, again and again.
 */
function placesOf(most: number, clients: readonly string[]): number[] {
  const shares = makeShares(most);
  const places = clients.map(() => 0);
  for (let round = 0; round < most; round++)
    for (const [i, client] of clients.entries()) if (shares.take(client)) places[i]++;
  return places;
}

describe('shares', () => {
  it('leave as much to others as one client holds', () => {
    expect(placesOf(12, ['a'])).toEqual([6]);
    expect(placesOf(12, ['a', 'b'])).toEqual([4, 4]);
    expect(placesOf(12, ['a', 'b', 'c'])).toEqual([3, 3, 3]);
  });

  it('have room for a newcomer, however greedy the others are', () => {
    const shares = makeShares(64);
    for (const greedy of ['a', 'b', 'c', 'd']) while (shares.take(greedy));
    expect(shares.take('new')).toBe(true);
  });

  it('give a single place to one client, and none where there is none', () => {
    expect(placesOf(1, ['a'])).toEqual([1]);
    expect(placesOf(1, ['a', 'b'])).toEqual([1, 0]);
    expect(makeShares(0).take('a')).toBe(false);
  });

  it('can be given back, by amount', () => {
    const shares = makeShares(10);
    expect([shares.take('a', 5), shares.take('a', 1), shares.take('b', 6)]).toEqual([
      true,
      false,
      false,
    ]);
    shares.give('a', 5);
    expect([shares.taken(), shares.take('b', 6)]).toEqual([0, true]);
  });
});

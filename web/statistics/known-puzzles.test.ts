import { expect, it } from 'vitest';
import { loadDay } from '../puzzle-store/daily/daily-puzzles.ts';
import { loadMosaics } from '../puzzle-store/mosaics/load-mosaics.ts';
import { knownPuzzles } from './known-puzzles.ts';

it('tiles and puzzles of the day have sizes and difficulties like all others', async () => {
  const daily = 'daily-2026-11-27-15x15';
  const known = await knownPuzzles([], [daily, 'own-1']);
  const day = await loadDay('2026-11-27');
  expect(known.get(daily)).toEqual({
    ...{ width: 15, height: 15, difficulty: day?.puzzles['15x15'].label },
  });
  const [{ tileWidth, tileHeight, tiles }] = await loadMosaics();
  expect(known.get('mosaic-1-r1c1')).toEqual({
    ...{ width: tileWidth, height: tileHeight, difficulty: tiles[0].label },
  });
  expect(known.get('heart')?.difficulty).toBeDefined();
  expect(known.has('own-1')).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { knownBuiltIns } from '../../puzzle-store/library-puzzles.ts';
import { inPackOrder } from '../../puzzle-store/packs/pack-order.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { type LadderSeries, type PackSeries, seriesOf } from './series.ts';
import { seriesProgress } from './series-progress.ts';

/** Returns the saved games of solved puzzles. */
function solved(...ids: string[]): ReadonlyMap<string, SavedGame> {
  return new Map(ids.map((id) => [id, { puzzleId: id, solvedBy: 'me' } as unknown as SavedGame]));
}

describe('the progress in a pack', () => {
  it('leads through it in its order and begins anew', async () => {
    const birds = (await knownBuiltIns()).filter(({ pack }) => pack === 'birds');
    const ids = inPackOrder(birds).map(({ id }) => id);
    const series = (await seriesOf(ids[0], false)) as PackSeries;
    expect(series).toMatchObject({ pack: 'birds', titles: { en: 'Birds' } });
    const following = (id: string, ...others: string[]) =>
      seriesProgress(series, { id, standing: 'solved' }, solved(...others));
    const all = ids.length;
    expect(await following(ids[0])).toEqual({ solved: 1, all, isWhole: false, next: ids[1] });
    expect(await following(ids[1], ids[1], ids[2])).toEqual({
      solved: 2,
      all,
      isWhole: false,
      next: ids[3],
    });
    expect(await following(ids[all - 1], ids[0])).toEqual({
      solved: 2,
      all,
      isWhole: false,
      next: ids[1],
    });
    expect(await following(ids[0], ...ids)).toEqual({ solved: all, all, isWhole: true });
    const filled = { id: ids[0], standing: 'solver' } as const;
    expect(await seriesProgress(series, filled, solved(...ids))).toEqual({
      ...{ solved: all - 1, all, isWhole: false },
    });
  });

  it('counts the classics as one, and own puzzles not at all', async () => {
    expect(await seriesOf('heart', true)).toEqual({ kind: 'pack', pack: 'classics' });
    expect(await seriesOf('own-1', true)).toBeUndefined();
  });
});

describe('the progress on the ladder', () => {
  const ladder = { 'full-line': ['a', 'b'], glue: ['c'], mercury: ['d'] };

  it('leads through a rung, then up, then to what was left below', async () => {
    const on = (technique: LadderSeries['technique'], id: string, ...others: string[]) =>
      seriesProgress(
        { kind: 'ladder', ladder, technique },
        { id, standing: 'solved' },
        solved(...others),
      );
    expect(await on('full-line', 'b')).toMatchObject({ solved: 1, all: 2, next: 'a' });
    expect(await on('full-line', 'b', 'a')).toMatchObject({ solved: 2, all: 2, next: 'c' });
    const low = { solved: 1, all: 1, isWhole: false, next: 'b' };
    expect(await on('mercury', 'd', 'a')).toEqual(low);
    expect(await on('glue', 'c', 'a', 'b', 'd')).toEqual({ solved: 1, all: 1, isWhole: true });
  });
});

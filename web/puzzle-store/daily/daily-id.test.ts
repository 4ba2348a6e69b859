import { describe, expect, it } from 'vitest';
import { DAILY_SIZES } from '../../../src/packs/daily-day.ts';
import { dailyIdOf, dailyPlaceOf } from './daily-id.ts';

describe('the id of a puzzle of the day', () => {
  it.each(DAILY_SIZES)('tells its date and its size: %s', (size) => {
    const place = { date: '2028-02-29', size };
    expect(dailyPlaceOf(dailyIdOf(place))).toEqual(place);
  });

  it.each([
    'lock',
    '20x15-3',
    'own-daily-2026-11-27-5x5',
    'daily-2026-11-27',
    'daily-2026-11-31-5x5',
    'daily-2026-11-27-7x7',
    'daily-2026-11-27-5x5-2',
  ])('is none: %s', (id) => expect(dailyPlaceOf(id)).toBeUndefined());
});

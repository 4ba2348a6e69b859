import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dateOfDay,
  datesOfMonth,
  dayOf,
  isCalendarDate,
  laterMonth,
  weekdayOf,
} from './calendar-date.ts';

describe('dates', () => {
  it.each(['2026-11-27', '2028-02-29', '1970-01-01'])('are days: %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each(['2027-02-29', '2026-13-01', '2026-11-31', '2026-1-1', '', '2026-11-27T00:00', 'x'])(
    'are none: %s',
    (text) => expect(isCalendarDate(text)).toBe(false),
  );

  it('come back from their numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (day) => {
        expect(dayOf(dateOfDay(day))).toBe(day);
      }),
    );
  });

  it('have the days of the week', () => {
    expect(['2026-11-27', '2026-11-29', '2026-11-30', '1970-01-01'].map(weekdayOf)).toEqual([
      4, 6, 0, 3,
    ]);
  });
});

describe('months', () => {
  it.each([
    ['2026-11', 30],
    ['2026-12', 31],
    ['2027-02', 28],
    ['2028-02', 29],
    ['2100-02', 28],
  ])('%s has %i days', (month, days) => {
    const dates = datesOfMonth(month);
    expect([dates.length, dates[0]]).toEqual([days, `${month}-01`]);
  });

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2027-01', -1, '2026-12'],
    ['2026-11', 25, '2028-12'],
    ['2026-11', 0, '2026-11'],
  ])('%s and %i more', (month, count, expected) => {
    expect(laterMonth(month, count)).toBe(expected);
  });
});

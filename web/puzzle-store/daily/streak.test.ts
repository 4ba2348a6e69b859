import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDay, dayOf } from '../../../src/packs/calendar-date.ts';
import { streakOn } from './streak.ts';

/** Returns the dates of a month that have a `#`, the first of them the day with this number. */
function days(month: string, first: number, marks: string): string[] {
  const start = dayOf(`${month}-01`) + first - 1;
  return [...marks].flatMap((mark, i) => (mark === '#' ? [dateOfDay(start + i)] : []));
}

describe('a streak', () => {
  it('is nothing before the first day', () => {
    expect(streakOn('2026-11-27', [])).toEqual({
      ...{ length: 0, longest: 0, grace: 2, graceDays: [], hasToday: false },
    });
  });

  it.each([
    ['today', '####', '2026-11-04', 4, 2],
    ['yesterday, because today can still be played', '####', '2026-11-05', 4, 2],
    ['the day before that, with a day of grace', '####', '2026-11-06', 4, 1],
    ['three days ago, with both', '####', '2026-11-07', 4, 0],
    ['four days ago, which is too long', '####', '2026-11-08', 0, 0],
    ['today, with a day missed', '##.##', '2026-11-05', 4, 1],
    ['today, with two days missed', '#..##.', '2026-11-05', 3, 0],
    ['today, after an end in the same month', '##...##', '2026-11-07', 2, 0],
    ['today, after two days of grace and a third', '#.#.#.##', '2026-11-08', 2, 0],
    ['today, by days that no streak was there to miss', '.....#', '2026-11-06', 1, 2],
  ])('ends %s', (_, marks, today, length, grace) => {
    expect(streakOn(today, days('2026-11', 1, marks))).toMatchObject({ length, grace });
  });

  it('has two more days of grace in the next month', () => {
    const played = days('2026-11', 27, '##..' + '..##');
    expect(streakOn('2026-12-04', played)).toMatchObject({ length: 4, grace: 0 });
    expect(streakOn('2026-12-04', days('2026-11', 27, '##..' + '#..#'))).toMatchObject({
      ...{ length: 4, grace: 0 },
    });
    expect(streakOn('2026-12-05', days('2026-11', 27, '##..' + '####'))).toMatchObject({
      ...{ length: 6, grace: 2 },
    });
  });

  it.each([
    ['none', '####', '2026-11-05', []],
    ['a day that was missed', '##.##', '2026-11-05', [3]],
    ['yesterday', '####', '2026-11-06', [5]],
    ['no day that ended it', '##...##', '2026-11-07', []],
    ['those before its end', '#.#...#', '2026-11-07', [2]],
  ])('was kept by grace: %s', (_, marks, today, kept) => {
    const dates = kept.map((day) => `2026-11-0${day}`);
    expect(streakOn(today, days('2026-11', 1, marks)).graceDays).toEqual(dates);
  });

  it('goes over the end of a February and of a year', () => {
    expect(streakOn('2028-03-01', days('2028-02', 27, '####')).length).toBe(4);
    expect(streakOn('2027-03-02', days('2027-02', 27, '####')).length).toBe(4);
    expect(streakOn('2027-01-02', days('2026-12', 30, '####')).length).toBe(4);
  });

  it('is remembered when it was the longest', () => {
    const played = [...days('2026-11', 1, '#####'), ...days('2026-12', 1, '##')];
    expect(streakOn('2026-12-02', played)).toMatchObject({ length: 2, longest: 5 });
    expect(streakOn('2027-06-01', played)).toMatchObject({ length: 0, longest: 5, grace: 2 });
  });

  it('stays when the clock goes back', () => {
    const played = days('2026-11', 1, '#####');
    expect(streakOn('2026-11-02', played)).toMatchObject({ length: 5, longest: 5 });
  });

  it('stays when the clock was years ahead for a day', () => {
    const played = [...days('2026-11', 1, '###'), '2028-05-01'];
    expect(streakOn('2026-11-03', played)).toMatchObject({ length: 3, hasToday: true });
    expect(streakOn('2026-11-04', played)).toMatchObject({ length: 3, grace: 2 });
  });

  it('grows by one with each day that is played, whatever was before', () => {
    const played = fc.uniqueArray(fc.integer({ min: 20_700, max: 20_800 }));
    fc.assert(
      fc.property(played, fc.integer({ min: 20_801, max: 20_804 }), (numbers, today) => {
        const dates = numbers.map(dateOfDay);
        const before = streakOn(dateOfDay(today), dates);
        const after = streakOn(dateOfDay(today), [...dates, dateOfDay(today)]);
        const next = streakOn(dateOfDay(today + 1), [...dates, dateOfDay(today)]);
        expect(after).toMatchObject({ length: before.length + 1, hasToday: true });
        expect(next.length).toBe(after.length);
        expect(after.longest).toBeGreaterThanOrEqual(Math.max(before.longest, after.length));
        expect([0, 1, 2]).toContain(after.grace);
      }),
    );
  });

  it('does not depend on the order of the days', () => {
    const played = fc.uniqueArray(fc.integer({ min: 20_700, max: 20_740 }));
    fc.assert(
      fc.property(played, (numbers) => {
        const dates = numbers.map(dateOfDay);
        expect(streakOn(dateOfDay(20_730), dates.toReversed())).toEqual(
          streakOn(dateOfDay(20_730), dates.toSorted()),
        );
      }),
    );
  });
});

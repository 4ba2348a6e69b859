import { describe, expect, it } from 'vitest';
import { dailyView, isOpenDay, openMonths } from './daily-view.ts';

const RANGE = { first: '2026-11-01', last: '2028-12-31' };

describe('the view of a day', () => {
  it.each([
    [undefined, '2026-11-27', { kind: 'day', date: '2026-11-27' }],
    [undefined, '2026-10-31', { kind: 'clock' }],
    [undefined, '2029-01-01', { kind: 'clock' }],
    ['2026-11-26', '2026-11-27', { kind: 'day', date: '2026-11-26' }],
    ['2026-11-28', '2026-11-27', { kind: 'future', date: '2026-11-28' }],
    ['2026-10-31', '2026-11-27', { kind: 'no-day' }],
    ['tomorrow', '2026-11-27', { kind: 'no-day' }],
    ['2027-05-01', '2019-01-03', { kind: 'day', date: '2027-05-01' }],
    ['2028-12-31', '2035-01-03', { kind: 'day', date: '2028-12-31' }],
  ])('%s on %s', (named, today, view) => {
    expect(dailyView(named, today, RANGE)).toEqual(view);
  });
});

it.each([
  ['2027-02-03', '2027-02'],
  ['2026-11-01', '2026-11'],
  ['2019-01-03', '2028-12'],
  ['2035-01-03', '2028-12'],
])('leads on %s to no month after %s', (today, last) => {
  expect(openMonths(today, RANGE)).toEqual({ first: '2026-11', last });
});

it('opens every day to a clock that is wrong, and no future day to a right one', () => {
  expect(isOpenDay('2026-11-28', '2026-11-27', RANGE)).toBe(false);
  expect(isOpenDay('2026-11-27', '2026-11-27', RANGE)).toBe(true);
  expect(isOpenDay('2028-12-31', '2019-01-03', RANGE)).toBe(true);
  expect(isOpenDay('2029-01-01', '2035-01-03', RANGE)).toBe(false);
});

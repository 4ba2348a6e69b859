import { describe, expect, it } from 'vitest';
import { weeksOf } from './month-weeks.ts';

describe('the weeks of a month', () => {
  it('begin on Monday, with empty places at both ends', () => {
    const weeks = weeksOf('2026-12');
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
    expect(weeks[0]?.slice(0, 2)).toEqual([undefined, '2026-12-01']);
    expect(weeks[4]?.slice(3)).toEqual(['2026-12-31', undefined, undefined, undefined]);
  });

  it.each([
    ['2027-02', 4],
    ['2027-05', 6],
  ])('are as many as it takes: %s', (month, weeks) => {
    expect(weeksOf(month)).toHaveLength(weeks);
    expect(weeksOf(month).flat().filter(Boolean).at(-1)).toMatch(/-(28|31)$/);
  });
});

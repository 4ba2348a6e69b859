import { describe, expect, it } from 'vitest';
import { localDateOf, noonOf } from './local-date.ts';

describe('a local date', () => {
  it('is that of the clock on the wall, up to the last moment of the day', () => {
    expect(localDateOf(new Date(2026, 10, 27, 0, 0, 0).getTime())).toBe('2026-11-27');
    expect(localDateOf(new Date(2026, 10, 27, 23, 59, 59).getTime())).toBe('2026-11-27');
    expect(localDateOf(new Date(2028, 1, 29, 12).getTime())).toBe('2028-02-29');
  });

  it('comes back from its noon', () => {
    for (const date of ['2026-03-29', '2026-10-25', '2027-01-01'])
      expect(localDateOf(noonOf(date))).toBe(date);
  });
});

import { describe, expect, it } from 'vitest';
import { makeQuotaUse, parseQuota, quotaText } from './quota.ts';

describe('a quota', () => {
  it.each([
    ['1000/day', { requests: 1000 }],
    ['600s/day', { seconds: 600 }],
    ['0/day', undefined],
    ['-1/day', undefined],
    ['1.5/day', undefined],
    ['1000', undefined],
    ['1000/hour', undefined],
  ])('is read: %s', (text, quota) => expect(parseQuota(text)).toEqual(quota));

  it('is written as it is read', () => {
    expect(quotaText({ requests: 5, seconds: 7 })).toBe('5/day 7s/day');
    expect(quotaText({})).toBe('no quota');
  });
});

describe('the use of a quota', () => {
  it('is counted by name and day, and begins anew the next day', () => {
    let now = Date.UTC(2026, 0, 1, 23, 59, 50);
    const use = makeQuotaUse(0.5, () => now);
    const quota = { requests: 2, seconds: 1 };
    expect([use.take('a', quota), use.take('a', quota)]).toEqual([undefined, undefined]);
    for (const name of ['a', 'a']) use.release(name);
    expect(use.take('a', quota)).toBe('requests');
    expect(use.take('b', quota)).toBeUndefined();
    use.release('b');
    use.charge('b', 0.25);
    expect(use.left('b', quota)).toEqual({ requests: 1, seconds: 0.75 });
    use.charge('b', 2);
    expect(use.take('b', quota)).toBe('seconds');
    expect(use.left('b', quota)).toEqual({ requests: 1, seconds: 0 });
    expect(use.reset()).toBe(10);
    now += 10_000;
    expect([use.take('a', quota), use.take('b', quota)]).toEqual([undefined, undefined]);
    expect(use.left('c', {})).toEqual({});
  });

  it('holds seconds for open requests, so that a burst cannot go far beyond it', () => {
    const use = makeQuotaUse(60);
    const quota = { seconds: 100 };
    const burst = [1, 2, 3].map(() => use.take('a', quota));
    expect(burst).toEqual([undefined, undefined, 'held']);
    use.release('a');
    use.charge('a', 1);
    expect(use.take('a', quota)).toBeUndefined();
    for (const seconds of [50, 50]) {
      use.release('a');
      use.charge('a', seconds);
    }
    expect(use.take('a', quota)).toBe('seconds');
  });
});

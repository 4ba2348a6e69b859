import { describe, expect, it } from 'vitest';
import { briefly } from './brief-question.ts';

describe('a brief question', () => {
  it('is asked once for all who ask within its time', async () => {
    let asked = 0;
    const ask = briefly(async () => ++asked, { patience: 60_000, kept: 60_000 });
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    expect(await ask()).toBe(1);
    const again = briefly(async () => ++asked, { patience: 60_000, kept: -1 });
    expect([await again(), await again()]).toEqual([2, 3]);
  });

  it('has no answer if that fails or takes too long', async () => {
    const times = { patience: 5, kept: 60_000 };
    const fail = () => Promise.reject(new Error('the database is gone'));
    expect(await briefly(fail, times)()).toBeUndefined();
    expect(await briefly(() => new Promise(() => {}), times)()).toBeUndefined();
  });
});

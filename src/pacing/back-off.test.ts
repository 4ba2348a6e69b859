import { expect, it } from 'vitest';
import { backOff } from './back-off.ts';

it('doubles pauses up to the longest, and begins anew', () => {
  const pauses = backOff(100, 350);
  expect([1, 2, 3, 4].map(() => pauses.next())).toEqual([100, 200, 350, 350]);
  pauses.reset();
  expect(pauses.next()).toBe(100);
});

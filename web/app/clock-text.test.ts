import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

it.each([
  [0, '0:00'],
  [65_999, '1:05'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [360_061_000, '100:01:01'],
])('%d milliseconds are written as %s', (time, text) => {
  expect(clockText(time)).toBe(text);
});

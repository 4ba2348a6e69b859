import { describe, expect, it } from 'vitest';
import { inWords } from './comparison-tables.ts';

describe('a time in words', () => {
  it.each([
    [0, '0.00 µs'],
    [12.34e-6, '12.3 µs'],
    [999.4e-6, '999 µs'],
    [999.6e-6, '1.00 ms'],
    [0.012345, '12.3 ms'],
    [0.9994, '999 ms'],
    [0.9996, '1.00 s'],
    [12.34, '12.3 s'],
    [999.4, '999 s'],
    [999.6, '1000 s'],
    [1234.5, '1235 s'],
    [86_400, '86400 s'],
  ])('of %d seconds is %s', (seconds, words) => {
    expect(inWords(seconds)).toBe(words);
  });
});

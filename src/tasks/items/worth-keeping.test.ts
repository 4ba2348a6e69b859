import { describe, expect, it } from 'vitest';
import { judgeWorth } from './worth-keeping.ts';

describe('an answer', () => {
  it.each([
    ['unique', 500, 60, true],
    ['unique', 50, 60, undefined],
    ['unique', 59_000, 60, undefined],
    ['unknown', 500, 60, undefined],
    ['problem:syntax', 500, 60, undefined],
  ])('of the kind %s after %d ms of %d s is worth keeping: %s', (kind, took, seconds, worth) => {
    expect(judgeWorth({ line: '{}', kind }, took, { seconds }).isWorthKeeping).toBe(worth);
  });
});

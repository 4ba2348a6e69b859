import { describe, expect, it } from 'vitest';
import { CROSS, OPEN, painted } from '../board/mark.ts';
import { countMarked, frameOf, mostFrames } from './frames.ts';

describe('a frame', () => {
  it('has the marks of what is settled', () => {
    const cells = Int32Array.of(0b111, 0b001, 0b010, 0b100, 0b110, 0);
    const frame = frameOf({ kind: 'line', line: 3, cells }, 5);
    expect(frame).toEqual({
      kind: 'line',
      line: 3,
      marks: Uint8Array.of(OPEN, CROSS, painted(1), painted(2), OPEN, OPEN),
      ms: 5,
    });
    expect(countMarked(frame.marks)).toBe(3);
  });
});

describe('a film', () => {
  it.each([
    [25, 2000],
    [10_000, 400],
    [5_000_000, 1],
  ])('of %i cells has %i frames at most', (cells, frames) => {
    expect(mostFrames(cells)).toBe(frames);
  });
});

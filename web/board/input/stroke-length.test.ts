import { describe, expect, it } from 'vitest';
import { counterPlace } from './stroke-length.ts';

describe('the counter of a stroke', () => {
  it('is above the pointer, and never cut off', () => {
    expect(counterPlace({ x: 200, y: 300 }, 60, 390)).toEqual({ x: 186, y: 248 });
    expect(counterPlace({ x: 380, y: 300 }, 60, 390)).toEqual({ x: 330, y: 248 });
    expect(counterPlace({ x: 2, y: 10 }, 60, 390)).toEqual({ x: 0, y: 0 });
  });
});

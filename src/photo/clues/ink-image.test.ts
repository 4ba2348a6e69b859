import { describe, expect, it } from 'vitest';
import { lightOfShare } from './ink-image.ts';

describe('the light of a share of an area', () => {
  it.each([18, 200])('is that of its pixels, however many there are: %i', (light) => {
    const side = 600;
    const data = new Float32Array(side * side).fill(light);
    data.fill(90, 0, 1000);
    const area = { left: 0, top: 0, right: side, bottom: side };
    expect(lightOfShare({ width: side, height: side, data }, area, 0.5)).toBe(light);
  });
});

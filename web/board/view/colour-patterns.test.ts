import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_COLOURS } from '../../../src/puzzle/palette.ts';
import { luminanceOf } from '../../../src/vector/luminance.ts';
import { patternOf, readableOn } from './colour-patterns.ts';

describe('patterns', () => {
  it('are another one for every colour that a puzzle can have', () => {
    const all = Array.from({ length: MAX_COLOURS }, (_, i) => patternOf(i + 1, '#d62828'));
    expect(new Set(all).size).toBe(MAX_COLOURS);
    expect(all[0]).toBe('none');
  });

  it('are another one for a first colour that is as light as paper', () => {
    const all = Array.from({ length: MAX_COLOURS }, (_, i) => patternOf(i + 1, '#ffffff'));
    expect(new Set(all).size).toBe(MAX_COLOURS);
    expect(all[0]).not.toBe('none');
  });

  it('and numbers can be read on any colour', () => {
    const rgb = fc.nat(0xffffff).map((digits) => `#${digits.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(rgb, (ground) => {
        const [ink, paper] = [luminanceOf(readableOn(ground)), luminanceOf(ground)];
        const contrast = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
        expect(contrast).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

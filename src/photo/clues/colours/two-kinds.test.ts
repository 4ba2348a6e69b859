import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../../engine/random.ts';
import type { ColourPoint } from './colour-groups.ts';
import { twoKinds } from './two-kinds.ts';

/** Returns points around a middle that differ by chance. */
function cloud(seed: number, middle: number, count: number): ColourPoint[] {
  const random = makeRandom(seed);
  const chance = (): number => (random.below(1000) + random.below(1000)) / 1000 - 1;
  return Array.from({ length: count }, () => [middle + chance(), chance(), chance()]);
}

describe('points that were taken for one colour', () => {
  it('are of two kinds where there are two clouds', () => {
    const { apart, ratio, share } = twoKinds([...cloud(1, 0, 60), ...cloud(2, 6, 20)]);
    expect(apart).toBeCloseTo(6, 0);
    expect(ratio).toBeGreaterThan(5);
    expect(share).toBe(0.25);
  });

  it('are not far apart in widths where there is one', () => {
    for (const seed of [1, 2, 3]) expect(twoKinds(cloud(seed, 0, 100)).ratio).toBeLessThan(2.6);
  });

  it('are of one kind where they are all the same', () => {
    const same = Array.from({ length: 5 }, (): ColourPoint => [1, 2, 3]);
    expect(twoKinds(same)).toEqual({ apart: 0, ratio: 0, share: 0 });
  });
});

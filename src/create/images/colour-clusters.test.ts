import { describe, expect, it } from 'vitest';
import { colourClusters } from './colour-clusters.ts';
import { type Lab, labOfRgb, squaredDistance } from './oklab.ts';

const INKS = ['#ffffff', '#e02020', '#2040d0', '#20a040'].map(labOfRgb);

/**
 * Makes many white samples, three spots of unequal size, and edges that mix each spot with white.
 */
function logo(): Lab[] {
  const [white, ...spots] = INKS;
  const mixed = spots.flatMap((spot) =>
    [0.25, 0.5, 0.75].map(
      (share): Lab => spot.map((v, i) => share * v + (1 - share) * white[i]) as unknown as Lab,
    ),
  );
  const many = (colour: Lab, count: number): Lab[] => Array.from({ length: count }, () => colour);
  return [
    ...many(white, 800),
    ...spots.flatMap((spot, i) => many(spot, 40 + 20 * i)),
    ...mixed.flatMap((mix) => many(mix, 4)),
  ];
}

describe('colours that stand for many', () => {
  it('keep their hues beside much white and mixed edges', () => {
    const found = colourClusters(logo(), 4);
    expect(found).toHaveLength(4);
    for (const ink of INKS) {
      expect(Math.min(...found.map((mean) => squaredDistance(mean, ink)))).toBeLessThan(0.05 ** 2);
    }
  });

  it('are no more than there are', () => {
    expect(colourClusters([INKS[0], INKS[1], INKS[0]], 8)).toHaveLength(2);
    expect(colourClusters([], 3)).toEqual([]);
  });
});

// Techniques by tier, the easiest first; within a tier in the order in which a person tries them.

import type { ShownTechnique } from '../../src/tasks/explaining/techniques.ts';

interface ShownTier {
  readonly tier: number;
  readonly name: string;
  readonly techniques: readonly ShownTechnique[];
}

export function techniquesByTier(techniques: readonly ShownTechnique[]): readonly ShownTier[] {
  const tiers = [...new Set(techniques.map(({ tier }) => tier))].sort((a, b) => a - b);
  return tiers.map((tier) => {
    const own = techniques.filter((each) => each.tier === tier);
    return { tier, name: own[0].tierName, techniques: own };
  });
}

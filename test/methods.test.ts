import { describe, expect, it } from 'vitest';
import { loadMethod, METHOD_IDS } from '../src/methods/registry.ts';
import { huntMethods } from './hunt/methods.ts';

describe('the methods and the engine', () => {
  it('agree on every solution of hundreds of puzzles', async () => {
    const methods = await Promise.all(METHOD_IDS.map(loadMethod));
    const light = methods.filter(({ blocks }) => !blocks);
    const tallies = await huntMethods(1, 300, light);
    for (const [i, { agreed, open }] of tallies.entries()) {
      expect(agreed + open).toBeGreaterThan(light[i].colours ? 280 : 200);
      if (light[i].complete) expect(open).toBe(0);
    }
  });
});

import { expect, it } from 'vitest';
import { TECHNIQUES } from '../model/step.ts';
import { exampleOf } from './example-step.ts';
import { tierOf } from './technique-tier.ts';

it.each(TECHNIQUES)('tells the tier of the steps by %s', async (technique) => {
  const { step } = await exampleOf(technique);
  if (technique === 'colours-meet') expect([2, 4]).toContain(step.tier);
  else expect(tierOf(technique)).toBe(step.tier);
});

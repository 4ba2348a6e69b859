import { describe, expect, it } from 'vitest';
import type { Rating } from '../../explain/rate/rate.ts';
import type { StepRating } from '../../explain/rate/rate-steps.ts';
import { compareHardestSteps } from './compare-difficulty.ts';

function withHardest(hardest: number, steps: number): Rating {
  const shares = { contradiction: hardest / steps, overlap: (steps - hardest) / steps };
  const rating = { steps, shares } as unknown as StepRating;
  return { verdict: 'unique', label: 'expert', steps: rating, isCut: false };
}

describe('the hardest steps', () => {
  it('count before all steps', () => {
    expect(compareHardestSteps(withHardest(2, 30), withHardest(3, 20))).toBeLessThan(0);
  });

  it('are counted exactly: with as many of them, all steps decide', () => {
    expect(compareHardestSteps(withHardest(15, 22), withHardest(15, 20))).toBe(2);
  });
});

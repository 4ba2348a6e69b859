import { expect, it } from 'vitest';
import { alternativesTo } from './number-weights.ts';

it('lists what else a number may be, likeliest first, from one per cent on', () => {
  const part = { length: 7, colour: 1, start: 0, end: 1 };
  const weighed = [0.9, 0.009, 0.06, 0.031].map((weight, i) => ({
    choice: { parts: [{ ...part, length: 7 - i }], cost: 0, isGuess: false },
    weight,
  }));
  expect(alternativesTo(part, weighed)).toEqual([
    { length: 5, probability: 0.06 },
    { length: 4, probability: 0.031 },
  ]);
});

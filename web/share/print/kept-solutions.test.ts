import { expect, it } from 'vitest';
import { type KeptSolutions, MAX_KEPT, withSolved } from './kept-solutions.ts';

it('keeps the newest solutions', () => {
  let solutions: KeptSolutions = new Map();
  for (let i = 0; i <= MAX_KEPT; i++)
    solutions = withSolved(solutions, `${i}`, { isOnlyOne: true });
  expect(solutions.size).toBe(MAX_KEPT);
  expect([...solutions.keys()].at(-1)).toBe(`${MAX_KEPT}`);
  expect(solutions.has('0')).toBe(false);
});

import { expect, it } from 'vitest';
import { fuzzParsers } from '../../test/fuzz.ts';

it('ends in a puzzle or in coded problems, whatever comes in', () => {
  const { puzzles, problems, codes } = fuzzParsers(1, 10_000);
  expect(puzzles).toBeGreaterThan(300);
  expect(problems).toBeGreaterThan(3000);
  expect(codes.size).toBeGreaterThan(20);
});

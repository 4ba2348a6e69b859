import { expect, it } from 'vitest';
import { fuzzParsers } from '../../test/fuzz.ts';

it('ends in a puzzle or in coded problems, whatever comes in', () => {
  const { puzzles, problems, codes } = fuzzParsers(1, 30_000);
  expect(puzzles).toBeGreaterThan(1000);
  expect(problems).toBeGreaterThan(10_000);
  expect(codes.size).toBeGreaterThan(20);
});

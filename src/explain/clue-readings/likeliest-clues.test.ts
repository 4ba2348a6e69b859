import { describe, expect, it } from 'vitest';
import { DIGIT_KINDS, type DigitReading } from './clue-reading.ts';
import { likeliestParts } from './likeliest-clues.ts';

const digitOf = (digit: number, begins: number): DigitReading => ({
  kinds: Array.from({ length: DIGIT_KINDS }, (_, kind) => (kind === digit ? 1 : 0)),
  begins,
  colour: 1,
});

const lengthsOf = (longest?: number): number[] => {
  const digits = [digitOf(1, 1), digitOf(5, 0), digitOf(0, 0), digitOf(5, 0)];
  return likeliestParts(digits, longest).map(({ length }) => length);
};

describe('the likeliest numbers', () => {
  it('are those that begin where a number is likelier than not', () => {
    expect(lengthsOf()).toEqual([1505]);
  });

  it('are several where one would be longer than its line', () => {
    expect(lengthsOf(20)).toEqual([15, 5]);
    expect(lengthsOf(5)).toEqual([1, 5, 5]);
  });
});

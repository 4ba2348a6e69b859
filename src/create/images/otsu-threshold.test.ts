import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { darkestOfThree, otsu } from './otsu-threshold.ts';

/** Values at the lower ends of few levels, so that several divisions are often equally good. */
const VALUES = fc.array(
  fc.nat(15).map((step) => step / 16),
  { minLength: 1, maxLength: 15 },
);

/** The greater the sum of the weights, the better the values are divided; NaN for an empty part. */
function weight(part: readonly number[]): number {
  return part.length === 0 ? Number.NaN : part.reduce((sum, v) => sum + v, 0) ** 2 / part.length;
}

function inTwo(values: readonly number[], cut: number): number {
  return weight(values.filter((v) => v < cut)) + weight(values.filter((v) => v >= cut));
}

function inThree(values: readonly number[], first: number, second: number): number {
  const [low, rest] = [values.filter((v) => v < first), values.filter((v) => v >= first)];
  return weight(low) + inTwo(rest, second);
}

/** Checks that a division is none where there is nothing to divide, and as good as any other. */
function expectBest(own: readonly number[] | undefined, all: readonly number[]): void {
  const possible = (weights: readonly number[]): number[] => weights.filter((each) => each >= 0);
  expect(own === undefined).toBe(possible(all).length === 0);
  if (own !== undefined)
    expect(Math.max(...possible(own))).toBeCloseTo(Math.max(...possible(all)), 9);
}

describe('the threshold', () => {
  const check = (values: readonly number[]): void => {
    const found = otsu(values);
    const own = found === undefined ? undefined : [inTwo(values, found)];
    expectBest(
      own,
      values.map((cut) => inTwo(values, cut)),
    );
  };

  it('divides best: against every cut', () => {
    fc.assert(fc.property(VALUES, check));
  });

  it('is not between two that are equally good', () => {
    check([96, 16, 176, 112, 80].map((level) => level / 256));
  });
});

describe('the darkest of three parts', () => {
  it('is divided best: against every pair of cuts', () => {
    fc.assert(
      fc.property(VALUES, (values) => {
        const found = darkestOfThree(values);
        const own = found === undefined ? undefined : values.map((b) => inThree(values, found, b));
        expectBest(
          own,
          values.flatMap((a) => values.map((b) => inThree(values, a, b))),
        );
      }),
    );
  });
});

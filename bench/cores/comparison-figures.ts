// Puts comparisons of one core and two into words.

import { type Comparison, medianOf } from './compare-puzzle.ts';

export function lineOfComparison(id: string, { one, two, verdict }: Comparison): string {
  const times = `${one.toFixed(0).padStart(7)} ${two.toFixed(0).padStart(7)}`;
  return `  ${id.padEnd(24)} ${times}  ${(one / two).toFixed(2)} times as fast, ${verdict}`;
}

/** Tells how many times as fast two cores are: the median, the mean, the worst, and the sums. */
export function describeComparisons(comparisons: readonly Comparison[]): string {
  if (comparisons.length === 0) return 'no puzzle takes that long';
  const ratios = comparisons.map(({ one, two }) => one / two);
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  const sumOf = (key: 'one' | 'two'): number =>
    comparisons.reduce((sum, comparison) => sum + comparison[key], 0);
  const figures = [
    `median ${medianOf(ratios).toFixed(2)}`,
    `geometric mean ${mean.toFixed(2)}`,
    `least ${Math.min(...ratios).toFixed(2)}`,
    `of all together ${(sumOf('one') / sumOf('two')).toFixed(2)}`,
  ];
  return `${comparisons.length} puzzles, times as fast: ${figures.join(', ')}`;
}

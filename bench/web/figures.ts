// The figures of a measurement, and how they are printed.

export interface Figure {
  readonly name: string;
  readonly value: string;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/**
 * Returns the smallest value for which at least the given share of the values is equal or smaller.
 * `share` is from 0 to 1. Throws an error if there are no values.
 */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('nothing was measured');
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!;
}

export function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`;
}

export function toTable(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .map(({ name, value }) => `${name.padEnd(width)}  ${value.padStart(14)}`)
    .join('\n');
}

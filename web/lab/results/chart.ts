// Computes the bars of a chart as shares of its width. The scale is logarithmic, because times and
// counters differ by powers of ten.

import { scaleLog } from 'd3-scale';
import type { ResultRow } from './result-rows.ts';

export const METRICS = ['seconds', 'work'] as const;
export type Metric = (typeof METRICS)[number];

export interface ChartBar {
  readonly index: number;
  readonly value: number;
  /** The length as a share of the width; 0 for a value of 0. */
  readonly share: number;
  /** Whether the run was cut: it would have taken longer. */
  readonly isOpen: boolean;
}

export interface Chart {
  readonly bars: readonly ChartBar[];
  readonly ticks: readonly { readonly value: number; readonly share: number }[];
}

/** Returns undefined if there is nothing to draw. */
export function chartOf(rows: readonly ResultRow[], metric: Metric): Chart | undefined {
  const values = rows.flatMap((row) => {
    const value = metric === 'seconds' ? row.seconds : row.work?.count;
    const isDrawn = value !== undefined && row.seconds !== undefined;
    return isDrawn ? [{ row, value }] : [];
  });
  if (values.length === 0) return undefined;
  const positive = values.map(({ value }) => value).filter((value) => value > 0);
  const shown = positive.length === 0 ? [1] : positive;
  const [low, high] = [powerBelow(Math.min(...shown)), powerAbove(Math.max(...shown))];
  const share = scaleLog().domain([low, high]).range([0, 1]);
  return {
    bars: values.map(({ row, value }) => ({
      index: row.index,
      value,
      share: value > 0 ? share(value) : 0,
      isOpen: row.isCut,
    })),
    ticks: powers(low, high).map((value) => ({ value, share: share(value) })),
  };
}

/** Returns the next power of ten below the value, so that every bar has a length. */
function powerBelow(value: number): number {
  return 10 ** (Math.ceil(Math.log10(value) - 1e-9) - 1);
}

function powerAbove(value: number): number {
  return 10 ** Math.ceil(Math.log10(value) - 1e-9);
}

/** Returns at most seven powers, so that their labels have room. */
function powers(low: number, high: number): number[] {
  const [first, last] = [Math.round(Math.log10(low)), Math.round(Math.log10(high))];
  const step = Math.ceil((last - first) / 6);
  const count = Math.floor((last - first) / step) + 1;
  return Array.from({ length: count }, (_, i) => 10 ** (first + i * step));
}

import { describe, expect, it } from 'vitest';
import { chartOf } from './chart.ts';
import type { ResultRow } from './result-rows.ts';

const row = (index: number, seconds: number | undefined, isCut = false): ResultRow =>
  ({
    ...{ index, seconds, isCut },
    work: { name: 'nodes', count: 1000 * index },
  }) as unknown as ResultRow;

describe('chartOf', () => {
  it('puts powers of ten at equal distances', () => {
    const chart = chartOf([row(0, 0.01), row(1, 1), row(2, undefined)], 'seconds');
    expect(chart?.ticks.map(({ value }) => value)).toEqual([0.001, 0.01, 0.1, 1]);
    chart?.ticks.forEach(({ share }, i) => void expect(share).toBeCloseTo(i / 3));
    expect(chart?.bars.map(({ index }) => index)).toEqual([0, 1]);
    expect(chart?.bars[0].share).toBeCloseTo(1 / 3);
    expect(chart?.bars[1].share).toBeCloseTo(1);
  });

  it('has no bar for zero, and marks what was cut', () => {
    const chart = chartOf([row(0, 0, true), row(3, 2)], 'seconds');
    expect(chart?.bars[0]).toMatchObject({ value: 0, share: 0, isOpen: true });
    expect(chart?.bars[1].share).toBeGreaterThan(0);
    expect(chartOf([row(0, 0)], 'seconds')?.bars[0].share).toBe(0);
    expect(chart?.ticks.length).toBeLessThanOrEqual(7);
    const work = chartOf([row(0, 1), row(3, 2)], 'work');
    expect(work?.bars.map(({ value }) => value)).toEqual([0, 3000]);
  });

  it('is none without times', () => {
    expect(chartOf([row(0, undefined)], 'work')).toBeUndefined();
  });
});

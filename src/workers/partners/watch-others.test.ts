import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchOthers } from './watch-others.ts';

describe('the watch over other programs', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('tells what the others used between two looks, first before 250 ms', () => {
    const told: number[] = [];
    const read = () => ({ busy: 1.75 * performance.now(), own: performance.now() });
    const end = watchOthers((cores) => told.push(cores), read);
    vi.advanceTimersByTime(249);
    expect(told).toEqual([0.75]);
    vi.advanceTimersByTime(10_000);
    expect(told.length).toBeGreaterThan(8);
    end();
    const looks = told.length;
    vi.advanceTimersByTime(10_000);
    expect(told).toHaveLength(looks);
  });

  it('counts in steps that may make the others seem to use less than nothing', () => {
    const told: number[] = [];
    const read = () => ({ busy: 0, own: performance.now() });
    watchOthers((cores) => told.push(cores), read);
    vi.advanceTimersByTime(1000);
    expect(new Set(told)).toEqual(new Set([0]));
  });
});

it('sees another program at work', async () => {
  const hog = spawn(process.execPath, ['-e', 'for (;;);']);
  try {
    const used = await new Promise<number>((resolve) => {
      const end = watchOthers((cores) => {
        if (cores < 0.2) return;
        end();
        resolve(cores);
      });
    });
    expect(used).toBeLessThan(cpus().length + 0.5);
  } finally {
    hog.kill();
  }
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchTask } from './watch-task.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the watch over a task', () => {
  it.each([
    [5, 15_000],
    [3_000_000, 2 ** 31 - 1],
  ])('ends the thread of a task of %i s after %i ms', (seconds, expected) => {
    const { killed } = watchTask(() => {}, { seconds, patience: 10, signal: undefined });
    vi.advanceTimersByTime(expected - 1);
    expect(killed.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(killed.aborted).toBe(true);
  });
});

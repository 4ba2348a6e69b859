import { expect, it } from 'vitest';
import { makeQuantum } from './quantum.ts';
import { threadSeconds } from './thread-seconds.ts';

it('without time, is over at the second look, and remembers that', () => {
  const quantum = makeQuantum(0);
  expect([quantum.stop(), quantum.isOver()]).toEqual([false, false]);
  expect(quantum.stop()).toBe(true);
  expect(quantum.isOver()).toBe(true);
});

it('is not over before its time', () => {
  const quantum = makeQuantum(3600);
  expect([quantum.stop(), quantum.isOver()]).toEqual([false, false]);
});

it('counts seconds of work, but is bounded in wall-clock time', () => {
  const idle = makeQuantum(0.001, () => 0);
  let seconds = 0;
  const busy = makeQuantum(0.001, () => seconds++);
  const start = performance.now();
  while (performance.now() - start < 2);
  expect([busy.stop(), busy.stop()]).toEqual([false, true]);
  while (performance.now() - start < 10);
  expect([idle.stop(), idle.stop()]).toEqual([false, true]);
});

it('knows how long this thread has worked, where the system tells', () => {
  const before = threadSeconds();
  if (process.platform !== 'linux') return;
  const start = performance.now();
  while (performance.now() - start < 20);
  expect(threadSeconds()).toBeGreaterThan(before ?? 0);
});

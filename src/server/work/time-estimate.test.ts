import { expect, it } from 'vitest';
import { makeTimeEstimate } from './time-estimate.ts';

it('is the mean of what has ended, in which the newest has more weight', () => {
  let now = 0;
  const meter = makeTimeEstimate(() => now);
  expect(meter.seconds()).toBe(0);
  const first = meter.begin();
  now += 10_000;
  first();
  expect(meter.seconds()).toBe(10);
  const second = meter.begin();
  now += 20_000;
  second();
  expect(meter.seconds()).toBe(12);
});

it('is no less than the mean age of what is still running', () => {
  let now = 0;
  const meter = makeTimeEstimate(() => now);
  const end = meter.begin();
  now += 30_000;
  meter.begin();
  expect(meter.seconds()).toBe(15);
  end();
  expect(meter.seconds()).toBe(30);
});

import { expect, it } from 'vitest';
import { makeTimeEstimate } from './time-estimate.ts';

it('tells the mean of what has ended, the newest with more weight', () => {
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

it('tells no less than what goes on has taken so far', () => {
  let now = 0;
  const meter = makeTimeEstimate(() => now);
  const end = meter.begin();
  now += 30_000;
  meter.begin();
  expect(meter.seconds()).toBe(15);
  end();
  expect(meter.seconds()).toBe(30);
});

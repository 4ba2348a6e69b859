import { expect, it } from 'vitest';
import { isWorthThreads, makeMainThread, runOnMainThread } from './main-thread.ts';

/** A task that ends with `value` when `end` is called. */
function startedTask<T>(value: T) {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { task: () => ended.then(() => value), end: () => end() };
}

it('runs the first tasks one after another', async () => {
  const main = makeMainThread(() => undefined);
  const running: number[] = [];
  const tasks = [0, 1, 2].map((i) =>
    runOnMainThread(main, async () => {
      running.push(i);
      await Promise.resolve();
      expect(running).toEqual([i]);
      running.pop();
      return i;
    }),
  );
  expect(await Promise.all(tasks)).toEqual([0, 1, 2]);
});

it('leaves tasks to other threads when the first one lasts', async () => {
  const main = makeMainThread(() => undefined);
  const { task, end } = startedTask('first');
  const first = runOnMainThread(main, task);
  expect(await runOnMainThread(main, async () => 'second')).toBeUndefined();
  end();
  expect(await first).toBe('first');
});

it.each([
  { is: false, when: 'its head start is not over', soFar: 300, ended: 1, total: undefined },
  { is: true, when: 'the first task lasts', soFar: 500, ended: 0, total: 2 },
  { is: true, when: 'the end is not in sight', soFar: 500, ended: 8, total: undefined },
  { is: true, when: 'much is left', soFar: 500, ended: 1, total: 10 },
  { is: false, when: 'little is left', soFar: 500, ended: 8, total: 10 },
  { is: true, when: 'one of the last tasks lasts', soFar: 2100, ended: 8, total: 10 },
])('finds that threads are worth their start if $when: $is', ({ is, soFar, ended, total }) => {
  expect(isWorthThreads({ ended, total: () => total }, soFar)).toBe(is);
});

it('takes tasks while it is free, until it retires', async () => {
  const main = makeMainThread(() => undefined);
  expect(await runOnMainThread(main, async () => 1)).toBe(1);
  main.isRetired = true;
  expect(await runOnMainThread(main, async () => 2)).toBeUndefined();
});

it('is free again after a task that failed', async () => {
  const main = makeMainThread(() => undefined);
  await expect(runOnMainThread(main, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await runOnMainThread(main, async () => 'next')).toBe('next');
});

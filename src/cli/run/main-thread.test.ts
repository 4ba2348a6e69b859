import { expect, it } from 'vitest';
import { makeMainThread, runOnMainThread } from './main-thread.ts';

/** A task that ends with `value` when `end` is called. */
function startedTask<T>(value: T) {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { task: () => ended.then(() => value), end: () => end() };
}

it('runs the first tasks one after another', async () => {
  const main = makeMainThread();
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
  const main = makeMainThread();
  const { task, end } = startedTask('first');
  const first = runOnMainThread(main, task);
  expect(await runOnMainThread(main, async () => 'second')).toBeUndefined();
  end();
  expect(await first).toBe('first');
});

it('takes tasks after its head start while it is free, until it retires', async () => {
  const main = makeMainThread();
  await main.headStart;
  expect(await runOnMainThread(main, async () => 1)).toBe(1);
  main.isRetired = true;
  expect(await runOnMainThread(main, async () => 2)).toBeUndefined();
});

it('is free again after a task that failed', async () => {
  const main = makeMainThread();
  await expect(runOnMainThread(main, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await runOnMainThread(main, async () => 'next')).toBe('next');
});

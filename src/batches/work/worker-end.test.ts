import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { idleStore } from '../../../test/batches/idle-store.ts';
import type { BatchStore } from '../store/batch-store.ts';
import { StoreRefusal } from '../store/store-refusal.ts';
import { startWorker } from './worker.ts';

afterEach(() => void vi.useRealTimers());

const RUNNER = {
  run: async () => [{ line: 'a', kind: 'unique' }],
  refuse: (line: string) => ({ line, kind: 'none' }),
};
const CHUNK = { batch: 'b', first: 0, operation: 'solve', options: {}, lines: ['i'], deaths: 0 };
const hang = () => new Promise<never>(() => {});

const start = (store: Partial<BatchStore>) =>
  startWorker({
    ...{ name: 'w', host: 'h', pid: 1, threads: 2, runner: RUNNER, onFault: () => {} },
    store: { ...idleStore(), lease: async () => [CHUNK], ...store },
  });

it('ends within 40 s if the store no longer answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const deliver = (): Promise<never> => {
    begin();
    return hang();
  };
  const worker = await start({ deliver, beat: hang, leave: hang });
  await begun;
  let isOver = false;
  const ended = worker.end().then(() => {
    isOver = true;
  });
  for (let second = 0; second < 35 && !isOver; second++) {
    vi.advanceTimersByTime(1000);
    await turn();
  }
  expect(isOver).toBe(true);
  await ended;
});

it('ends if the store takes no answers for a minute, and says why', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const refusal = new StoreRefusal({ code: 'bad-answer', message: 'answered 404' }, 'other');
  const { ended } = await start({
    async deliver() {
      vi.advanceTimersByTime(40_000);
      throw refusal;
    },
  });
  await expect(ended).rejects.toThrow('for a minute, no answers were taken where batches are kept');
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedStore, openFolder } from '../../../test/batches/store-kinds.ts';
import type { BatchStore, NewChunk } from '../store/batch-store.ts';
import type { Database } from '../store/database.ts';
import { StoreRefusal } from '../store/store-refusal.ts';
import type { ItemRunner } from './item-runner.ts';
import { type RunningWorker, startWorker } from './worker.ts';
import type { WorkerOptions } from './worker-state.ts';

const BATCH = { name: 'a', operation: 'solve', options: {}, version: '1' };

async function* chunksOf(...chunks: readonly (readonly string[])[]): AsyncIterable<NewChunk> {
  for (const lines of chunks) yield { lines };
}

/** Answers at once, but never the item `forever`. */
const runner: ItemRunner = {
  run: ({ items }, signal) =>
    new Promise((resolve, reject) => {
      const [item = ''] = items;
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      if (item !== 'forever') resolve([{ line: item, kind: 'unique' }]);
    }),
  refuse: (item, { code }) => ({ line: `${item} was refused`, kind: `problem:${code}` }),
};

describe('a worker', () => {
  let opened: OpenedStore;
  let database: Database;
  let store: BatchStore;
  const workers: RunningWorker[] = [];
  beforeAll(async () => {
    opened = await openFolder();
    ({ database, store } = opened);
  });
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.end();
    for (const { id } of await store.list()) await store.remove(id);
  });
  afterAll(() => opened.close());

  const faults: unknown[] = [];
  async function start(wish: Partial<WorkerOptions> = {}): Promise<void> {
    const named = { name: 'w', host: 'h', pid: 1, threads: 2 };
    const onFault = (error: unknown) => void faults.push(error);
    workers.push(await startWorker({ store, runner, onFault, ...named, ...wish }));
  }

  const submit = async (...chunks: string[][]) =>
    (await store.submit(BATCH, chunksOf(...chunks))).id;

  async function linesOf(id: string): Promise<string[]> {
    const lines: string[] = [];
    for await (const chunk of store.results(id, { follow: true })) lines.push(...chunk.lines);
    return lines;
  }

  it('answers all items', async () => {
    const items = Array.from({ length: 40 }, (_, i) => [`${2 * i}`, `${2 * i + 1}`]);
    const id = await submit(...items);
    await start();
    expect(await linesOf(id)).toEqual(items.flat());
    expect(await store.status(id)).toMatchObject({ state: 'done', counts: { unique: 80 } });
  });

  it('delivers what is done when it ends, and gives the rest back', async () => {
    const id = await submit(['a', 'b', 'forever', 'c'], ['d']);
    await start({ threads: 1 });
    await expect.poll(async () => (await store.status(id))?.workers).toBe(1);
    await workers.pop()?.end();
    expect(await store.status(id)).toMatchObject({ done: 2, workers: 0, state: 'running' });
    const left = 'select first::integer, deaths from crosshatch.chunk where state = $1 order by 1';
    expect(await database.query(left, ['ready'])).toEqual([
      { first: 2, deaths: 0 },
      { first: 4, deaths: 0 },
    ]);
  });

  it('cuts suspects until what kills is alone, and then refuses it', async () => {
    const id = await submit(['a', 'b', 'c'], ['d'], ['e']);
    const die = 'update crosshatch.chunk set deaths = $1 where first = $2';
    await database.query(die, [2, 0]);
    await database.query(die, [4, 3]);
    await start();
    expect(await linesOf(id)).toEqual(['a', 'b', 'c', 'd was refused', 'e']);
    const rows = 'select 1 from crosshatch.chunk where batch = $1';
    expect(await database.query(rows, [id])).toHaveLength(5);
    expect(await store.status(id)).toMatchObject({ counts: { unique: 4, 'problem:killed': 1 } });
  });

  it('drops the work on a batch that is cancelled', async () => {
    const id = await submit(['forever'], ['forever']);
    await start({ threads: 1 });
    await expect.poll(async () => (await store.status(id))?.workers).toBe(1);
    await store.cancel(id);
    const other = await submit(['a']);
    expect(await linesOf(other)).toEqual(['a']);
  });

  it('ends all its slots if one of them throws', async () => {
    const buggy: ItemRunner = {
      run: (task, ...rest) =>
        task.items[0] === 'bug' ? Promise.reject(new Error('a bug')) : runner.run(task, ...rest),
      refuse: () => {
        throw new Error('another bug');
      },
    };
    const id = await submit(['a', 'forever'], ['bug']);
    const named = { name: 'w', host: 'h', pid: 1, threads: 2, onFault: () => {} };
    const { ended } = await startWorker({ store, runner: buggy, ...named });
    await expect(ended).rejects.toThrow('another bug');
    expect(await store.status(id)).toMatchObject({ done: 1, workers: 0 });
  });

  it('registers anew when it was taken for dead', async () => {
    await start({ threads: 1 });
    await database.query('delete from crosshatch.worker');
    const id = await submit(['a']);
    expect(await linesOf(id)).toEqual(['a']);
  });

  it.each([
    ['SQL', Object.assign(new Error('invalid byte'), { code: '22021' })],
    ['HTTP', new StoreRefusal({ code: 'bad-request', message: 'invalid byte' }, 'content')],
  ])('says which answers the store refuses for good by %s', async (_, refusal) => {
    const refusing: BatchStore = {
      ...store,
      deliver: async (worker, deliveries) => {
        if (deliveries.some(({ lines }) => lines.includes('bad'))) throw refusal;
        await store.deliver(worker, deliveries);
      },
    };
    const id = await submit(['a', 'bad', 'b'], ['bad'], ['c']);
    await start({ store: refusing, threads: 1 });
    expect(await linesOf(id)).toEqual(['a', 'bad was refused', 'b', 'bad was refused', 'c']);
    const counts = { unique: 3, 'problem:answer-refused': 2 };
    expect(await store.status(id)).toMatchObject({ state: 'done', counts });
    expect(faults).toEqual([]);
  });

  it('goes on when the store was away, and tells once', async () => {
    let isAway = true;
    const away = () => (isAway ? Promise.reject(new Error('away')) : undefined);
    await start({
      store: {
        ...store,
        lease: async (...args) => (await away()) ?? store.lease(...args),
        deliver: async (...args) => (await away()) ?? store.deliver(...args),
      },
    });
    const id = await submit(['a']);
    await expect.poll(() => faults.length).toBe(1);
    isAway = false;
    expect(await linesOf(id)).toEqual(['a']);
    expect(faults).toMatchObject([{ message: 'away' }]);
  });
});

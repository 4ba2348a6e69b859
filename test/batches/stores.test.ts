// The contract of every store of batches, wherever it keeps them and however it is reached.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  BatchStore,
  Delivery,
  LeasedChunk,
  NewBatch,
  NewChunk,
} from '../../src/batches/store/batch-store.ts';
import type { Queries } from '../../src/batches/store/database.ts';
import { deliverPart } from '../../src/batches/store/deliver-part.ts';
import { readResults } from '../../src/batches/store/results.ts';
import { type OpenedStore, STORE_KINDS } from './store-kinds.ts';

const BATCH: NewBatch = { name: 'a', operation: 'solve', options: { seed: 1 }, version: '1' };
const WORKER = { name: 'w', host: 'h', pid: 1, threads: 2 };

/** Chunks of the sizes, whose items are numbered on from 0. */
async function* chunksOf(...sizes: readonly number[]): AsyncIterable<NewChunk> {
  let next = 0;
  for (const size of sizes)
    yield { lines: Array.from({ length: size }, () => `{"item":${next++}}`) };
}

async function* one(chunk: NewChunk): AsyncIterable<NewChunk> {
  yield chunk;
}

const answersOf = (chunk: LeasedChunk, count = chunk.lines.length): string[] =>
  chunk.lines.slice(0, count).map((line) => line.replace('item', 'answer'));

function answered(chunk: LeasedChunk, rest: Partial<Delivery> = {}): Delivery {
  const lines = rest.lines ?? answersOf(chunk);
  return { chunk, lines, kinds: lines.map(() => 'unique'), seconds: 0.1, ...rest };
}

/** How long a worker lives without a beat, in seconds. */
const DEAD = 10;

describe.each(STORE_KINDS)('a store $name', ({ name: kind, open }) => {
  let opened: OpenedStore;
  let store: BatchStore;
  let worker = '';
  beforeAll(async () => {
    opened = await open();
    store = opened.store;
  });
  beforeEach(async () => {
    worker = await store.register(WORKER);
  });
  afterEach(async () => {
    for (const { id } of await store.list()) await store.remove(id);
    await store.leave(worker);
  });
  afterAll(() => opened.close());

  const submitAs = (batch: Partial<NewBatch>, ...sizes: number[]) =>
    opened.shaped.submit({ ...BATCH, ...batch }, chunksOf(...sizes));
  const submit = async (...sizes: number[]) => (await submitAs({}, ...sizes)).id;
  const sql = (text: string, values: readonly unknown[] = []) =>
    opened.database.query(text, values);

  async function leaseOne(seconds = 0.001): Promise<LeasedChunk> {
    const [chunk] = await store.lease(worker, { seconds });
    if (chunk === undefined) throw new Error('there is no chunk to lease');
    return chunk;
  }

  /** Lets the worker be silent until it is dead, while `other` beats on. */
  async function letDie(other: string): Promise<void> {
    for (let silent = 0; silent <= DEAD; silent += 2) {
      opened.pass(2);
      await store.beat(other, []);
    }
  }

  async function linesOf(id: string, from?: number): Promise<string[]> {
    const lines: string[] = [];
    for await (const chunk of store.results(id, from === undefined ? {} : { from }))
      lines.push(...chunk.lines);
    return lines;
  }

  const numbered = (from: number, to: number): string[] =>
    Array.from({ length: to - from }, (_, i) => `{"answer":${from + i}}`);

  async function workOff(): Promise<void> {
    for (;;) {
      const chunks = await store.lease(worker, { seconds: 10 });
      if (chunks.length === 0) return;
      for (const chunk of chunks) await store.deliver(worker, [answered(chunk)]);
    }
  }

  it('keeps what is submitted, and the answers in order', async () => {
    const id = await submit(2, 3);
    expect(await store.status(id)).toMatchObject({
      ...BATCH,
      ...{ id, state: 'running', items: 5, done: 0, counts: {}, workers: 0 },
    });
    const first = await leaseOne();
    expect(first).toEqual({
      ...{ batch: id, first: 0, operation: 'solve', options: { seed: 1 }, deaths: 0 },
      lines: ['{"item":0}', '{"item":1}'],
    });
    const second = await leaseOne();
    expect(await store.lease(worker, { seconds: 1 })).toEqual([]);
    await store.deliver(worker, [answered(second, { kinds: ['multiple', 'none', 'multiple'] })]);
    expect(await linesOf(id)).toEqual([]);
    expect(await store.status(id)).toMatchObject({ state: 'running', done: 3, workers: 1 });
    await store.deliver(worker, [answered(first)]);
    expect(await linesOf(id)).toEqual(numbered(0, 5));
    expect(await linesOf(id, 1)).toEqual(numbered(1, 5));
    const counts = { none: 1, multiple: 2, unique: 2 };
    const status = await store.status(id);
    expect(status).toMatchObject({ state: 'done', done: 5, counts, rate: 0, workers: 0 });
    expect(status?.finished).toBeDefined();
    expect(status?.remaining).toBeUndefined();
  });

  it('knows the answers that were worth keeping, in other batches', async () => {
    await submit(3);
    const worked = await leaseOne();
    const worthKeeping = [{ at: 1, kind: 'multiple' }];
    await store.deliver(worker, [answered(worked, { worthKeeping })]);
    const again = await submit(3);
    const chunk = await leaseOne();
    expect(chunk.known).toEqual([{ at: 1, line: '{"answer":1}', kind: 'multiple' }]);
    await store.deliver(worker, [answered(chunk, { known: 1, worthKeeping })]);
    expect(await store.status(again)).toMatchObject({ done: 3, known: 1 });
    const options = { seed: 2 };
    for (const other of [{ options }, { operation: 'count' }, { version: '2' }]) {
      await submitAs(other, 3);
      expect((await leaseOne()).known).toBeUndefined();
    }
  });

  it('knows the answer of a puzzle under another name, and gives it under its own', async () => {
    const named = (file: string) => JSON.stringify({ file, puzzle: { rows: [[1]], cols: [[1]] } });
    const submitNamed = async (file: string) =>
      opened.shaped.submit(BATCH, one({ lines: [named(file)] }));
    await submitNamed('a.non');
    const worked = await leaseOne();
    const lines = ['{"file":"a.non","id":null,"verdict":"unique"}'];
    const worthKeeping = [{ at: 0, kind: 'unique' }];
    await store.deliver(worker, [answered(worked, { lines, worthKeeping })]);
    await submitNamed('b.non');
    expect((await leaseOne()).known).toEqual([
      { at: 0, line: '{"file":"b.non","id":null,"verdict":"unique"}', kind: 'unique' },
    ]);
  });

  it('works on all items of a batch that asks for it', async () => {
    await submit(2);
    const worthKeeping = [{ at: 0, kind: 'multiple' }];
    await store.deliver(worker, [answered(await leaseOne(), { worthKeeping })]);
    const { fresh } = await submitAs({ fresh: true }, 2);
    expect(fresh).toBe(true);
    expect((await leaseOne()).known).toBeUndefined();
    const id = await submit(2);
    expect((await leaseOne()).known).toContainEqual(expect.objectContaining({ at: 0 }));
    expect((await store.status(id))?.fresh).toBeUndefined();
  });

  it('does not let known answers change what items are thought to take', async () => {
    const id = await submit(1, 1, 1);
    const seconds = () =>
      sql('select item_seconds from crosshatch.batch where id = $1', [id]).then(([row]) => row);
    await store.deliver(worker, [answered(await leaseOne(), { known: 1 })]);
    expect(await seconds()).toEqual({ item_seconds: null });
    await store.deliver(worker, [answered(await leaseOne(), { seconds: 0.5 })]);
    await store.deliver(worker, [answered(await leaseOne(), { known: 1, seconds: 0 })]);
    expect(await seconds()).toEqual({ item_seconds: 0.5 });
  });

  it('keeps texts with a character that databases have not, without it', async () => {
    const { id, name } = await submitAs({ name: 'a\0b', options: { x: ['c\0'] } }, 1);
    expect(name).toBe('a\ufffdb');
    const kinds = ['problem:d\0'];
    const lines = [JSON.stringify({ id: 'e\0' })];
    await opened.shaped.deliver(worker, [answered(await leaseOne(), { lines, kinds })]);
    expect(await store.status(id)).toMatchObject({
      ...{ options: { x: ['c\ufffd'] }, counts: { 'problem:d\ufffd': 1 } },
    });
    expect(await linesOf(id)).toEqual(lines);
  });

  it('does not count workers that are silent, nor tell a time that is left without them', async () => {
    const id = await submit(1, 1);
    await store.deliver(worker, [answered(await leaseOne())]);
    await leaseOne();
    const working = await store.status(id);
    expect(working).toMatchObject({ workers: 1, remaining: expect.any(Number) });
    opened.pass(DEAD + 1);
    for (const silent of [await store.status(id), (await store.list())[0]]) {
      expect(silent).toMatchObject({ id, state: 'running', workers: 0 });
      expect(silent?.remaining).toBeUndefined();
    }
    await store.beat(worker, [{ batch: id, first: 1 }]);
    expect(await store.status(id)).toMatchObject({ workers: 1 });
  });

  it('counts a chunk once, whoever delivers it how often', async () => {
    const id = await submit(2);
    const chunk = await leaseOne();
    await store.deliver(worker, [answered(chunk), answered(chunk)]);
    await store.deliver(worker, [answered(chunk, { lines: ['{"late":1}', '{"late":2}'] })]);
    expect(await store.status(id)).toMatchObject({ done: 2, counts: { unique: 2 } });
    expect(await linesOf(id)).toEqual(numbered(0, 2));
  });

  it('counts no more than a hundred kinds of problems one by one', async () => {
    const id = await submit(300, 300, 1);
    const kinds = Array.from({ length: 300 }, (_, code) => `problem:${code}`);
    for (const some of [kinds, kinds.toReversed()])
      await store.deliver(worker, [answered(await leaseOne(), { kinds: some })]);
    await store.deliver(worker, [answered(await leaseOne())]);
    const { counts = {} } = (await store.status(id)) ?? {};
    expect(counts).toMatchObject({ 'problem:0': 2, 'problem:99': 2, unique: 1 });
    expect(counts['problem:other']).toBe(400);
    expect(Object.keys(counts)).toHaveLength(102);
  });

  it('leases as many chunks as their items take the seconds', async () => {
    await submit(...Array.from({ length: 30 }, () => 2));
    expect(await store.lease(worker, { seconds: 100 })).toHaveLength(1);
    await store.leave(worker);
    worker = await store.register(WORKER);
    await store.deliver(worker, [answered(await leaseOne(), { seconds: 0.2 })]);
    const chunks = await store.lease(worker, { seconds: 1 });
    expect(chunks.map(({ first }) => first)).toEqual([2, 4, 6, 8, 10]);
  });

  it('goes on with a batch of which nothing was delivered for a week', async () => {
    const id = await submit(1, 1);
    await store.deliver(worker, [answered(await leaseOne())]);
    await store.pause(id);
    await sql(
      `update crosshatch.batch
       set pace_at = now() - interval '7 d', started_at = now() - interval '7 d' where id = $1`,
      [id],
    );
    expect(await store.resume(id)).toMatchObject({ state: 'running', rate: 0 });
    expect((await store.list())[0]?.remaining).toBeUndefined();
    await store.deliver(worker, [answered(await leaseOne())]);
    expect(await store.status(id)).toMatchObject({ state: 'done', done: 2 });
  });

  it('estimates the rest by a rate alone that is worth telling', async () => {
    const id = await submit(1, 1);
    await store.deliver(worker, [answered(await leaseOne())]);
    const aged = (seconds: number) =>
      sql(`update crosshatch.batch set pace_at = now() - $2 * interval '1 s' where id = $1`, [
        ...[id, seconds],
      ]);
    expect((await store.status(id))?.remaining).toBeGreaterThan(0);
    for (const seconds of [1_000, 20_000, -20_000, -1e6]) {
      await aged(seconds);
      const { remaining = 0 } = (await store.status(id)) ?? {};
      expect(remaining).toBeLessThan(1e6);
    }
  });

  /** Submits 5 chunks of 3 MB, and delivers one of them, so that the store knows their pace. */
  async function submitLarge(): Promise<string> {
    async function* large(): AsyncIterable<NewChunk> {
      for (let at = 0; at < 5; at++) yield { lines: [`{"item":${at},"x":"${'x'.repeat(3e6)}"}`] };
    }
    const { id } = await opened.shaped.submit(BATCH, large());
    await store.deliver(worker, [answered(await leaseOne(), { seconds: 0.001 })]);
    return id;
  }

  it('leases no more than 8 MB at once, however quick the items are', async () => {
    const id = await submitLarge();
    const chunks = await store.lease(worker, { seconds: 10 });
    expect(chunks.map(({ first }) => first)).toEqual([1, 2]);
    const forgotten = 'update crosshatch.chunk set bytes = null where batch = $1 and first > 2';
    await sql(forgotten, [id]);
    expect(await store.lease(worker, { seconds: 10 })).toHaveLength(2);
  });

  it('reads no more than 8 MB of answers at once', async () => {
    const id = await submitLarge();
    await workOff();
    const read: number[] = [];
    const queries: Queries = {
      ...opened.database,
      async query<R>(text: string, values?: readonly unknown[]) {
        const rows = await opened.database.query<R>(text, values);
        if (text.includes('output')) read.push(rows.length);
        return rows;
      },
    };
    let lines = 0;
    for await (const chunk of readResults(queries, id, {})) lines += chunk.lines.length;
    expect([lines, read]).toEqual([5, [2, 2, 1, 0]]);
  });

  it('splits off a rest, and lets the worker keep what it is at', async () => {
    const id = await submit(6);
    const chunk = await leaseOne();
    const part = answered(chunk, { lines: answersOf(chunk, 1), kept: 1, restItems: 3 });
    await store.deliver(worker, [part]);
    expect(await store.status(id)).toMatchObject({ done: 1, counts: { unique: 1 } });
    const rest = [await leaseOne(), await leaseOne()];
    expect(rest.map(({ first, lines }) => [first, lines.length])).toEqual([
      [2, 3],
      [5, 1],
    ]);
    const kept = { ...chunk, first: 1, lines: chunk.lines.slice(1, 2) };
    // The chunk has changed, so that its old form is no more taken.
    await store.deliver(worker, [answered(chunk), part]);
    expect(await store.status(id)).toMatchObject({ done: 1 });
    await store.deliver(
      worker,
      [...rest, kept].map((each) => answered(each)),
    );
    expect(await linesOf(id)).toEqual(numbered(0, 6));
    expect(await store.status(id)).toMatchObject({ state: 'done', counts: { unique: 6 } });
  });

  it('takes the answers of a chunk in parts, also if one is sent again', async () => {
    const id = await submit(3);
    const chunk = await leaseOne();
    const rest = { ...chunk, first: 1, lines: chunk.lines.slice(1) };
    const parts = [answered(chunk, { lines: answersOf(chunk, 1), kept: 2 }), answered(rest)];
    for (const part of [parts[0], ...parts]) if (part) await store.deliver(worker, [part]);
    await store.deliver(worker, parts);
    expect(await linesOf(id)).toEqual(numbered(0, 3));
    expect(await store.status(id)).toMatchObject({ state: 'done', counts: { unique: 3 } });
  });

  it('takes a chunk back that was not begun', async () => {
    await submit(3);
    const chunk = await leaseOne();
    await store.deliver(worker, [answered(chunk, { lines: [] })]);
    expect(await leaseOne()).toEqual(chunk);
  });

  it('takes a chunk back with its own items, whatever the delivery says of them', async () => {
    await submit(3);
    const chunk = await leaseOne();
    const lines = chunk.lines.map(() => '');
    await store.deliver(worker, [answered({ ...chunk, lines }, { lines: [] })]);
    expect(await leaseOne()).toEqual(chunk);
  });

  it('gives the chunks of a dead worker to others, as suspects', async () => {
    const id = await submit(2);
    const other = await store.register(WORKER);
    const chunk = await leaseOne();
    await letDie(other);
    expect(await store.beat(other, [])).toEqual({ lost: [], suspectsWait: true });
    expect(await store.beat(worker, [chunk])).toBeUndefined();
    expect(await store.lease(worker, { seconds: 1, suspect: true })).toEqual([]);
    expect(await store.lease(other, { seconds: 1 })).toEqual([]);
    const suspects = await store.lease(other, { seconds: 1, suspect: true });
    expect(suspects).toEqual([{ ...chunk, deaths: 1 }]);
    // The dead worker was only late, and its answers are as good as any.
    await store.deliver(worker, [answered(chunk)]);
    expect(await store.status(id)).toMatchObject({ state: 'done', done: 2 });
    expect(await store.beat(other, suspects)).toEqual({
      ...{ lost: [{ batch: id, first: 0 }], suspectsWait: false },
    });
    worker = other;
  });

  /** Beats at these seconds, and returns when the lease of a silent worker was taken back. */
  async function returnAfter(...beats: readonly number[]): Promise<number | undefined> {
    await submit(1);
    await leaseOne();
    const other = await store.register(WORKER);
    let now = 0;
    for (const second of beats) {
      opened.pass(second - now);
      now = second;
      const heard = await store.beat(other, []);
      if (heard?.suspectsWait) return second;
    }
    return undefined;
  }

  it.each([
    ['lives on', [2, 4, 6, 8, 10, 12], 12],
    ['dies with it and is back after 4 s', [5, 7, 9, 11, 13], 13],
    ['dies just before the silence is long enough, for 4 s', [2, 4, 6, 8, 9.9, 14], 14],
    ['dies twice', [2, 5, 7, 10, 12], 12],
    ['is heard by a slow machine alone', [3, 6, 9, 12], 12],
  ])('frees leases within 15 s of a death if the database %s', async (_, beats, expected) => {
    expect(await returnAfter(...beats)).toBe(expected);
  });

  it.each([
    ['its beat is late by 8 s', [2, 4, 6, 8, 10]],
    ['all were away for an hour, and another comes back 4 s earlier', [3600, 3602, 3604]],
    ['others come back from three absences before it', [20, 40, 60]],
    ['the machine was slow for everybody', [6, 14, 22]],
  ])('takes no worker for dead because %s', async (_, beats) => {
    expect(await returnAfter(...beats)).toBeUndefined();
    expect(await store.beat(worker, [])).toBeDefined();
  });

  it('takes no worker for dead because a new one comes after an absence', async () => {
    await submit(1);
    const chunk = await leaseOne();
    opened.pass(60);
    const other = await store.register(WORKER);
    expect(await store.beat(other, [])).toMatchObject({ suspectsWait: false });
    expect(await store.beat(worker, [chunk])).toEqual({ lost: [], suspectsWait: false });
  });

  it('counts the workers that live', async () => {
    // The workers of other tests must not be counted.
    await letDie(worker);
    expect(await store.workers()).toBe(1);
    const other = await store.register(WORKER);
    expect(await store.workers()).toBe(2);
    await letDie(other);
    expect(await store.workers()).toBe(1);
    await store.leave(other);
    expect(await store.workers()).toBe(0);
  });

  it('gives leases back that a worker does not know, or leaves', async () => {
    const id = await submit(1, 1);
    const [known, unknown] = [await leaseOne(), await leaseOne()];
    await store.beat(worker, [known]);
    expect(await store.lease(worker, { seconds: 1 })).toEqual([]);
    await sql(`update crosshatch.chunk set leased_at = now() - interval '11 s' where batch = $1`, [
      id,
    ]);
    await store.beat(worker, [known]);
    expect(await leaseOne()).toEqual(unknown);
    await store.leave(worker);
    worker = await store.register(WORKER);
    expect([await leaseOne(), await leaseOne()]).toEqual([known, unknown]);
  });

  it('hears a worker of many threads that has chunks of some milliseconds in hand', async () => {
    const batch = crypto.randomUUID();
    const held = Array.from({ length: 20_000 }, (_, first) => ({ batch, first }));
    const heard = await store.beat(worker, held);
    expect(heard?.lost).toHaveLength(held.length);
  });

  it('tells whether anything is left to do, or is being done', async () => {
    expect(await store.isWorkLeft()).toBe(false);
    const id = await submit(1, 1);
    expect(await store.isWorkLeft()).toBe(true);
    const begun = await leaseOne();
    await store.pause(id);
    expect(await store.isWorkLeft()).toBe(true);
    await store.deliver(worker, [answered(begun)]);
    expect(await store.isWorkLeft()).toBe(false);
    await store.resume(id);
    expect(await store.isWorkLeft()).toBe(true);
    await workOff();
    expect(await store.isWorkLeft()).toBe(false);
  });

  it('pauses, resumes and cancels', async () => {
    const id = await submit(1, 1, 1);
    const begun = await leaseOne();
    expect(await store.pause(id)).toMatchObject({ state: 'paused' });
    expect(await store.lease(worker, { seconds: 1 })).toEqual([]);
    await store.deliver(worker, [answered(begun)]);
    expect(await store.resume(id)).toMatchObject({ state: 'running', done: 1 });
    const [second, third] = [await leaseOne(), await leaseOne()];
    expect(await store.cancel(id)).toMatchObject({ state: 'cancelled' });
    expect(await store.beat(worker, [second, third])).toMatchObject({
      lost: [
        { batch: id, first: 1 },
        { batch: id, first: 2 },
      ],
    });
    await store.deliver(worker, [answered(second, { lines: [] }), answered(third)]);
    expect(await store.lease(worker, { seconds: 1 })).toEqual([]);
    await expect(store.resume(id)).rejects.toThrow('cannot be resumed: it is cancelled');
    await expect(store.pause(id)).rejects.toThrow('cannot be paused: it is cancelled');
    expect(await store.cancel(id)).toMatchObject({ state: 'cancelled' });
    expect(await linesOf(id)).toEqual([...numbered(0, 1), ...numbered(2, 3)]);
  });

  it('changes nothing of a batch that is done, but removes it', async () => {
    const id = await submit(1);
    expect(await store.resume(id)).toMatchObject({ state: 'running' });
    await workOff();
    await expect(store.pause(id)).rejects.toThrow('cannot be paused: it is done');
    await expect(store.cancel(id)).rejects.toThrow('cannot be cancelled: it is done');
    expect(await store.status(id)).toMatchObject({ state: 'done' });
    expect(await store.remove(id)).toMatchObject({ state: 'done' });
  });

  // A server frees it in its own time.
  it.runIf(kind === 'in a folder')('uses the room of removed batches again', async () => {
    const sizeAfter = async (): Promise<number> => {
      await store.remove(await submit(...Array(3000).fill(1)));
      const [row] = await sql(`select pg_total_relation_size('crosshatch.chunk')::integer as size`);
      return Number(row?.size);
    };
    await sizeAfter();
    const size = await sizeAfter();
    expect(await sizeAfter()).toBe(size);
  });

  it('removes a batch with all that belongs to it', async () => {
    const id = await submit(...Array.from({ length: 2500 }, () => 1));
    await store.deliver(worker, [answered(await leaseOne())]);
    expect(await store.remove(id)).toMatchObject({ items: 2500, done: 1 });
    expect(await store.status(id)).toBeUndefined();
    expect(await store.remove(id)).toBeUndefined();
    for (const table of ['chunk', 'batch_count'])
      expect(await sql(`select 1 from crosshatch.${table} where batch = $1`, [id])).toEqual([]);
  });

  // A folder has one connection, so that nothing there happens meanwhile.
  it.skipIf(kind === 'in a folder')('removes what a delivery cuts off meanwhile', async () => {
    const id = await submit(3);
    const chunk = await leaseOne();
    let removed: Promise<unknown> = Promise.resolve();
    await opened.database.transaction(async (queries) => {
      await deliverPart(queries, worker, answered(chunk, { lines: answersOf(chunk, 1) }));
      removed = store.remove(id);
      await expect.poll(waitingForLocks).toBe(1);
    });
    await removed;
    expect(await store.status(id)).toBeUndefined();
    expect(await sql('select 1 from crosshatch.chunk where batch = $1', [id])).toEqual([]);
  });

  async function waitingForLocks(): Promise<number> {
    return (await sql(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).length;
  }

  it('removes what broke off by and by, so that no beat takes long', async () => {
    const id = crypto.randomUUID();
    await sql(
      `insert into crosshatch.batch (id, name, operation, options, version, received_at)
       values ($1, 'a', 'solve', '{}', '1', now() - interval '2 min')`,
      [id],
    );
    await sql(
      `insert into crosshatch.chunk (batch, first, items, input)
       select $1, first, 1, '' from generate_series(0, 4999) as first`,
      [id],
    );
    const left = async () => {
      const [row] = await sql(
        'select count(*)::integer as n from crosshatch.chunk where batch = $1',
        [id],
      );
      return row?.n;
    };
    await store.beat(worker, []);
    expect(await left()).toBe(3000);
    expect(await store.status(id)).toMatchObject({ state: 'cancelled' });
    for (let beats = 1; beats <= 3; beats++) await store.beat(worker, []);
    expect(await left()).toBe(0);
    expect(await store.status(id)).toBeUndefined();
  });

  async function submitNamed(...names: readonly string[]): Promise<void> {
    for (const name of names)
      await store.submit({ ...BATCH, name, owner: name === 'y' ? 'Bö' : 'c' }, chunksOf(1));
  }
  const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

  it('lists batches, newest first', async () => {
    await submitNamed('x', 'y', 'z');
    expect(namesOf(await store.list())).toEqual(['z', 'y', 'x']);
  });

  it('lists any number of batches, a thousand at a time', async () => {
    await sql(
      `insert into crosshatch.batch (id, name, operation, options, version, is_received)
       select gen_random_uuid(), 'many', 'solve', '{}', '1', true from generate_series(1, 1500)`,
    );
    await submitNamed('z');
    const first = await store.list();
    const rest = await store.list(undefined, first.at(-1));
    expect([first.length, rest.length]).toEqual([1000, 501]);
    expect(first[0]?.name).toBe('z');
    expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(1501);
    await sql(`delete from crosshatch.batch where name = 'many'`);
  });

  it('lists batches by owner', async () => {
    await submitNamed('x', 'y', 'z');
    await submitAs({ name: 'nobody' });
    expect(namesOf(await store.list('c'))).toEqual(['z', 'x']);
    expect(namesOf(await store.list(null))).toEqual(['nobody']);
    expect(await store.list()).toHaveLength(4);
    expect(await store.list('Bö')).toMatchObject([{ name: 'y', owner: 'Bö' }]);
  });

  it('keeps to the most batches of an owner, whoever submits together', async () => {
    const submitOne = (owner: string) =>
      store.submit({ ...BATCH, owner }, chunksOf(1), 3).then(
        () => 'taken',
        ({ problem }) => problem.code,
      );
    const answers = await Promise.all(Array.from({ length: 12 }, () => submitOne('b')));
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(3);
    expect(new Set(answers)).toEqual(new Set(['taken', 'too-many-batches']));
    expect(await submitOne('c')).toBe('taken');
    expect(await store.list()).toHaveLength(4);
  });

  it('keeps the version that a batch was made by', async () => {
    const { id } = await store.submit({ ...BATCH, version: '7' }, chunksOf(1));
    expect(await store.status(id)).toMatchObject({ version: '7' });
  });

  it('is done with a batch without items at once', async () => {
    expect(await submitAs({})).toMatchObject({ state: 'done', items: 0 });
  });

  it('lets small batches run beside a large one', async () => {
    await submit(...Array.from({ length: 300 }, () => 1));
    const small = await submitAs({ owner: 'b' }, 1);
    let leases = 0;
    for (let batch = ''; batch !== small.id; leases++) batch = (await leaseOne()).batch;
    // Each lease draws the small one with a chance of a half.
    expect(leases).toBeLessThan(200);
  });

  it('lets workers begin before all is received, and drops what broke off', async () => {
    let id = '';
    async function* broken(): AsyncIterable<NewChunk> {
      yield* chunksOf(...Array.from({ length: 600 }, () => 1));
      const chunk = await leaseOne();
      id = chunk.batch;
      expect(await store.status(id)).toMatchObject({ state: 'receiving', items: 500 });
      throw new Error('the line is cut');
    }
    await expect(opened.shaped.submit(BATCH, broken())).rejects.toThrow('the line is cut');
    expect(await store.status(id)).toBeUndefined();
    await sql(`insert into crosshatch.batch (id, name, operation, options, version, received_at)
      values ('${id}', 'a', 'solve', '{}', '1', now() - interval '2 min')`);
    await letDie(worker);
    expect(await store.status(id)).toBeUndefined();
  });

  it('tells a submission that its batch was removed meanwhile', async () => {
    async function* removing(): AsyncIterable<NewChunk> {
      yield* chunksOf(...Array.from({ length: 500 }, () => 1));
      const [batch] = await store.list();
      await store.remove(batch?.id ?? '');
    }
    const submitted = opened.shaped.submit(BATCH, removing());
    await expect(submitted).rejects.toMatchObject({ problem: { code: 'batch-removed' } });
  });

  it('follows the answers of a batch until it is done', async () => {
    const id = await submit(1, 1, 1);
    const got: string[] = [];
    const following = (async () => {
      for await (const { lines } of store.results(id, { follow: true })) got.push(...lines);
    })();
    await store.deliver(worker, [answered(await leaseOne())]);
    await expect.poll(() => got).toEqual(numbered(0, 1));
    await workOff();
    await following;
    expect(got).toEqual(numbered(0, 3));
  });

  it('stops to follow when it is told', async () => {
    const id = await submit(1);
    const stopping = new AbortController();
    const following = (async () => {
      for await (const _ of store.results(id, { follow: true, signal: stopping.signal }));
    })();
    stopping.abort();
    await expect(following).resolves.toBeUndefined();
  });
});

// Tests that a folder of batches outlives the processes that have it open, one after the other.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFolderStore } from '../../src/batches/folder/folder-store.ts';
import type { BatchStatus, BatchStore } from '../../src/batches/store/batch-store.ts';
import { announceOwner, readOwner } from '../../src/batches/store/databases/folder-owner.ts';
import { placeOfNumbers } from '../../src/batches/store/databases/process-state.ts';
import { buildBatchApp } from '../../src/server/batches/batch-app.ts';
import { CLI, crosshatch, ended, HAS_SIGNALS } from '../cli.ts';
import { addDatabase } from './folder-with-database.ts';
import { idleStore } from './idle-store.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const BATCH: BatchStatus = {
  ...{ id: randomUUID(), name: '', operation: 'solve', options: {}, version: '1' },
  ...{ state: 'running', items: 1, done: 0, known: 0, counts: {}, rate: 0, workers: 0 },
  created: '2026-01-01T00:00:00.000Z',
};
const WORKER = { name: 'w', host: placeOfNumbers(), pid: process.pid, threads: 1 };

function appOf(store: BatchStore, secret = 's'): Promise<FastifyInstance> {
  const onFault = (error: unknown): void => {
    throw error;
  };
  return buildBatchApp({ store, version: '1', secret, onFault });
}

describe('the store of a folder', () => {
  const apps: FastifyInstance[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });

  /** Lets the folder look as if another process had it open, and had this store. */
  async function own(store: BatchStore, secret = 's'): Promise<FastifyInstance> {
    const app = await appOf(store, secret);
    apps.push(app);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    announceOwner(folder, { address, secret });
    return app;
  }

  async function openIt(close = async () => {}) {
    const shared: BatchStore[] = [];
    const opened = await openFolderStore(folder, async (_, store) => {
      shared.push(store);
      return { close };
    });
    if (!opened.ok) throw new Error(opened.problems[0]?.message);
    return { store: opened.value, shared };
  }

  it('finds the next owner when one has gone', async () => {
    const first = await own(idleStore());
    const { store, shared } = await openIt();
    expect(await store.list()).toEqual([]);
    await first.close();
    const next = { ...idleStore(), list: async () => [BATCH] };
    await own(next, 'another');
    expect(await store.list()).toHaveLength(1);
    expect(shared).toEqual([]);
  });

  it('says that the owner is away while there is no other', async () => {
    const first = await own(idleStore());
    const { store } = await openIt();
    await first.close();
    await expect(store.list()).rejects.toThrow('cannot be reached');
  });

  it('takes the folder over once, and goes on as the same worker', async () => {
    await addDatabase(folder);
    const before = await openIt(() => Promise.reject(new Error('it hangs')));
    const id = await before.store.register(WORKER);
    await expect(before.store.close()).rejects.toThrow('it hangs');
    expect(readOwner(folder)).toBeUndefined();
    const first = await own(idleStore());
    const { store, shared } = await openIt();
    await first.close();
    rmSync(join(folder, 'owner.json'));
    const beats = await Promise.all([store.beat(id, []), store.beat(id, []), store.beat(id, [])]);
    expect(beats).not.toContain(undefined);
    expect(shared).toHaveLength(1);
    expect(readOwner(folder)?.pid).toBe(process.pid);
    await store.close();
    expect(readOwner(folder)).toBeUndefined();
  });
});

describe('the store of a process that was stopped', () => {
  afterEach(() => void vi.useRealTimers());

  it('asks the process that has taken its folder meanwhile', async () => {
    await addDatabase(folder);
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const close = vi.fn(async () => {});
    const opened = await openFolderStore(folder, async () => ({ close }));
    if (!opened.ok) throw new Error(opened.problems[0]?.message);
    expect(await opened.value.list()).toEqual([]);
    const app = await appOf({ ...idleStore(), list: async () => [BATCH] });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    announceOwner(folder, { address, secret: 's' });
    const path = join(folder, 'owner.json');
    const other = {
      ...JSON.parse(readFileSync(path, 'utf8')),
      pid: process.ppid,
      started: undefined,
    };
    writeFileSync(path, JSON.stringify(other));
    vi.setSystemTime(Date.now() + 60_000);
    expect(await Promise.all([opened.value.list(), opened.value.list()])).toEqual([
      [BATCH],
      [BATCH],
    ]);
    expect(close).toHaveBeenCalledOnce();
    await opened.value.close();
    await app.close();
    expect(readOwner(folder)).toMatchObject({ pid: process.ppid });
  });
});

describe('workers on a folder', () => {
  const children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  /** Starts a worker, and returns when it works. */
  async function startWork(): Promise<{ child: ChildProcess; end: ReturnType<typeof ended> }> {
    const child = spawn(process.execPath, [CLI, 'work', '--threads', '1', '--folder', folder]);
    children.push(child);
    const end = ended(child);
    await new Promise<void>((resolve, reject) => {
      child.stderr?.on('data', (text) => /working with/.test(String(text)) && resolve());
      child.on('close', () => reject(new Error('the worker ended too early')));
    });
    return { child, end };
  }

  async function untilOwnedBy({ pid }: ChildProcess): Promise<void> {
    const owner = { pid, address: expect.any(String) };
    await expect.poll(() => readOwner(folder), { timeout: 30_000 }).toMatchObject(owner);
  }

  it.skipIf(!HAS_SIGNALS)(
    'need not be told when the one that has it is killed, or ends in order',
    async () => {
      await addDatabase(folder);
      const first = await startWork();
      expect(readOwner(folder)?.pid).toBe(first.child.pid);
      const second = await startWork();
      first.child.kill('SIGKILL');
      await untilOwnedBy(second.child);
      const third = await startWork();
      second.child.kill('SIGTERM');
      await untilOwnedBy(third.child);
      expect(await second.end).toMatchObject({ code: 0 });
      const at = ['--folder', folder];
      const wish = ['--do', 'generate', '--size', '5', '--seed', '1', '--count', '3'];
      const id = (await crosshatch(['batch', 'submit', ...wish, ...at])).out.trim();
      const { out } = await crosshatch(['batch', 'results', id, '--follow', ...at]);
      expect(out.trim().split('\n')).toHaveLength(3);
      const status = JSON.parse((await crosshatch(['batch', 'status', id, '--json', ...at])).out);
      expect(status).toMatchObject({ state: 'done', items: 3, done: 3, workers: 0 });
      third.child.kill('SIGTERM');
      expect(await third.end).toMatchObject({ code: 0 });
    },
  );
});

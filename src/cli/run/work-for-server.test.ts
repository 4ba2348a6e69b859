import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idleStore } from '../../../test/batches/idle-store.ts';
import { takeFolder } from '../../batches/store/databases/folder-owner.ts';
import { workForServer } from './work-for-server.ts';

let folder = '';
let closed: string[] = [];
beforeEach(() => {
  closed = [];
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  takeFolder(folder);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const opened = () => {
  const store = { ...idleStore(), close: async () => void closed.push('store') };
  return { store, folder };
};

const isReached = async (): Promise<boolean> => {
  const { address } = JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8'));
  return fetch(address).then(
    () => true,
    () => false,
  );
};

describe('the work of a server', () => {
  it('ends with the worker first and the store last', async () => {
    const end = async () => void closed.push((await isReached()) ? 'worker' : 'worker, too late');
    const endAll = await workForServer(opened(), async () => ({ ended: Promise.resolve(), end }));
    await endAll();
    expect(closed).toEqual(['worker', 'store']);
    expect(await isReached()).toBe(false);
  });

  it('leaves nothing open if the worker cannot start', async () => {
    const start = () => Promise.reject(new Error('the database is gone'));
    await expect(workForServer(opened(), start)).rejects.toThrow('the database is gone');
    expect(closed).toEqual(['store']);
    expect(await isReached()).toBe(false);
  });

  it('tells of a worker that ends by a fault, and goes on without it', async () => {
    const told: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((text) => void told.push(text));
    const ended = Promise.reject(new Error('a fault of the test'));
    const endAll = await workForServer(opened(), async () => ({ ended, end: () => ended }));
    await expect.poll(() => told.join()).toContain('a fault of the test');
    expect(await isReached()).toBe(true);
    expect(closed).toEqual([]);
    await endAll();
    expect(closed).toEqual(['store']);
    expect(told).toHaveLength(1);
  });
});

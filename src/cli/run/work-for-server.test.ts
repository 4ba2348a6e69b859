import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idleStore } from '../../../test/batches/idle-store.ts';
import { workForServer } from './work-for-server.ts';

let closed: string[] = [];
beforeEach(() => {
  closed = [];
});
afterEach(() => vi.restoreAllMocks());

const store = { ...idleStore(), close: async () => void closed.push('store') };

describe('the work of a server', () => {
  it('ends with the worker first and the store last', async () => {
    const end = async () => void closed.push('worker');
    const endAll = await workForServer(store, async () => ({ ended: Promise.resolve(), end }));
    await endAll();
    expect(closed).toEqual(['worker', 'store']);
  });

  it('leaves nothing open if the worker cannot start', async () => {
    const start = () => Promise.reject(new Error('the database is gone'));
    await expect(workForServer(store, start)).rejects.toThrow('the database is gone');
    expect(closed).toEqual(['store']);
  });

  it('tells of a worker that ends by a fault, and goes on without it', async () => {
    const told: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((text) => void told.push(text));
    const ended = Promise.reject(new Error('a fault of the test'));
    const endAll = await workForServer(store, async () => ({ ended, end: () => ended }));
    await expect.poll(() => told.join()).toContain('a fault of the test');
    expect(closed).toEqual([]);
    await endAll();
    expect(closed).toEqual(['store']);
    expect(told).toHaveLength(1);
  });
});

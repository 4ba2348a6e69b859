import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BatchStore } from '../../batches/store/batch-store.ts';
import { announceOwner, takeFolder } from '../../batches/store/databases/folder-owner.ts';
import { reachOwner } from './reach-owner.ts';

const ASKED = {} as BatchStore;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('the store to ask after an outage', () => {
  it('is that of the process that has the folder open by then', async () => {
    takeFolder(folder);
    announceOwner(folder, { address: 'http://127.0.0.1:1234', secret: 's' });
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ workers: 3 }));
    expect(await reachOwner({ folder }, ASKED).workers()).toBe(3);
    expect(fetched.mock.calls[0]?.[0]).toBe('http://127.0.0.1:1234/api/v1/work/workers');
  });

  it('stays the same while nobody has the folder open, and where there is none', () => {
    expect(reachOwner({ folder }, ASKED)).toBe(ASKED);
    expect(reachOwner({ server: 'http://127.0.0.1:1' }, ASKED)).toBe(ASKED);
  });
});

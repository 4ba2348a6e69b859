// Stores for a bench, which go when it ends.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/postgres.mjs';
import type { BatchStore } from '../../src/batches/store/batch-store.ts';
import { openStore, type StorePlace } from '../../src/batches/store/open-store.ts';

export interface BenchStore {
  readonly store: BatchStore;
  readonly place: StorePlace;
  readonly close: () => Promise<void>;
}

export async function openServerStore(): Promise<BenchStore> {
  const server = await startPostgres({ durable: true });
  return openAt({ kind: 'database', url: server.url }, server.close);
}

export function openFolderStore(): Promise<BenchStore> {
  const path = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  return openAt({ kind: 'folder', path }, async () => rmSync(path, { recursive: true }));
}

async function openAt(place: StorePlace, remove: () => Promise<void>): Promise<BenchStore> {
  const opened = await openStore(place);
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  const store = opened.value;
  const close = async (): Promise<void> => {
    await store.close();
    await remove();
  };
  return { store, place, close };
}

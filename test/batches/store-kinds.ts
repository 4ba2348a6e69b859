// The stores that share a contract, each with a database of its own and a clock that a test moves.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/postgres.mjs';
import { openFolderStore } from '../../src/batches/folder/folder-store.ts';
import type { BatchStore } from '../../src/batches/store/batch-store.ts';
import type { Database } from '../../src/batches/store/database.ts';
import { databaseStore } from '../../src/batches/store/database-store.ts';
import { openEmbedded } from '../../src/batches/store/databases/embedded.ts';
import { announceOwner } from '../../src/batches/store/databases/folder-owner.ts';
import { openPostgres } from '../../src/batches/store/databases/postgres.ts';
import { buildBatchApp } from '../../src/server/batches/batch-app.ts';
import { folderWithDatabase } from './folder-with-database.ts';

export interface OpenedStore {
  readonly database: Database;
  readonly store: BatchStore;
  /**
   * Keeps what it is given as it is. Over HTTP, the chunks of a submission are cut anew, and some
   * texts are refused.
   */
  readonly shaped: Pick<BatchStore, 'submit' | 'deliver'>;
  /** Lets seconds pass for the silence of workers. */
  pass(seconds: number): void;
  close(): Promise<void>;
}

interface StoreKind {
  readonly name: string;
  readonly open: () => Promise<OpenedStore>;
}

export const STORE_KINDS: readonly StoreKind[] = [
  { name: 'in PostgreSQL', open: openServer },
  { name: 'in a folder', open: openFolder },
  { name: 'of a folder that another process has open', open: openBehind },
];

async function openServer(): Promise<OpenedStore> {
  const server = await startPostgres();
  const opened = await openPostgres(server.url);
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  return storeOn(opened.value, server.close);
}

export async function openFolder(): Promise<OpenedStore> {
  const folder = await folderWithDatabase();
  const opened = await openEmbedded(folder);
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  return storeOn(opened.value, async () => rmSync(folder, { recursive: true }));
}

/** The batches of the other process are in PostgreSQL, which does several things at a time. */
async function openBehind(): Promise<OpenedStore> {
  const behind = await openServer();
  const faults: unknown[] = [];
  const app = await buildBatchApp({
    ...{ store: behind.store, version: '0', secret: 's3cret' },
    onFault: (error) => faults.push(error),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  announceOwner(folder, { address, secret: 's3cret' });
  const opened = await openFolderStore(folder, () => Promise.reject(new Error('it is not ours')));
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  return {
    ...behind,
    store: opened.value,
    async close() {
      await opened.value.close();
      await app.close();
      rmSync(folder, { recursive: true });
      await behind.close();
      if (faults.length > 0) throw faults[0];
    },
  };
}

async function storeOn(database: Database, remove: () => Promise<void>): Promise<OpenedStore> {
  const start = Date.now();
  let passed = 0;
  const store = await databaseStore(database, () => new Date(start + 1000 * passed));
  return {
    ...{ database, store, shaped: store },
    pass(seconds) {
      passed += seconds;
    },
    async close() {
      await store.close();
      await remove();
    },
  };
}

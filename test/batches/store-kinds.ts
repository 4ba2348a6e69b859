// The stores that share a contract, each with a database of its own and a clock that a test moves.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/postgres.mjs';
import { httpStore } from '../../src/batches/http/http-store.ts';
import type { BatchStore } from '../../src/batches/store/batch-store.ts';
import type { Database } from '../../src/batches/store/database.ts';
import { databaseStore } from '../../src/batches/store/database-store.ts';
import { openEmbedded } from '../../src/batches/store/databases/embedded.ts';
import { openPostgres } from '../../src/batches/store/databases/postgres.ts';
import { buildBatchApp } from '../../src/server/batches/batch-app.ts';

export interface OpenedStore {
  readonly database: Database;
  readonly store: BatchStore;
  /**
   * Keeps what it is given as it is. A server cuts the chunks of a submission anew, has a version
   * of its own, and refuses some texts.
   */
  readonly shaped: Pick<BatchStore, 'submit' | 'deliver'>;
  /** Lets seconds pass for the silence of workers. */
  pass(seconds: number): void;
  close(): Promise<void>;
}

/** Names a thing that a store does otherwise. */
export type Difference = 'owners';

interface StoreKind {
  readonly name: string;
  readonly open: () => Promise<OpenedStore>;
  /** Each with its reason. */
  readonly differences: Partial<Readonly<Record<Difference, string>>>;
}

export const STORE_KINDS: readonly StoreKind[] = [
  { name: 'in PostgreSQL', open: openServer, differences: {} },
  { name: 'in a folder', open: openFolder, differences: {} },
  {
    name: 'behind HTTP',
    open: openHttp,
    differences: { owners: 'the server tells by the key whose batches it lists' },
  },
];

async function openServer(): Promise<OpenedStore> {
  const server = await startPostgres();
  const opened = await openPostgres(server.url);
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  return storeOn(opened.value, server.close);
}

export async function openFolder(): Promise<OpenedStore> {
  const folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  const opened = await openEmbedded(folder);
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  return storeOn(opened.value, async () => rmSync(folder, { recursive: true }));
}

async function openHttp(): Promise<OpenedStore> {
  const behind = await openServer();
  const faults: unknown[] = [];
  const app = await buildBatchApp({
    ...{ store: behind.store, version: '1', secret: 's3cret' },
    onFault: (error) => faults.push(error),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...behind,
    store: httpStore({ address, key: 's3cret' }),
    async close() {
      await app.close();
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

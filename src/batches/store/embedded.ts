// A database in a folder, which runs in this process: PostgreSQL as WebAssembly, by the package
// PGlite, which is loaded here. One process at a time can have a folder open.

import { join } from 'node:path';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import { type FolderOwner, releaseFolder, takeFolder } from '../folder/folder-owner.ts';
import { makeFolder } from '../folder/make-folder.ts';
import type { Database, Queries } from './database.ts';

/**
 * Returns a problem if the package is missing, or if another process has the folder. Throws the
 * error of the system if the folder cannot be made or written to.
 */
export async function openEmbedded(folder: string): Promise<Outcome<Database>> {
  const owner = enterFolder(folder);
  if (owner !== undefined) return failure(inUse(folder, owner));
  try {
    return success(databaseOf(await openPglite(join(folder, 'database')), folder));
  } catch (error) {
    releaseFolder(folder);
    return failure(notOpened(folder, error));
  }
}

/** An error names the folder, and not what is in there or above it, of which nobody has heard. */
function enterFolder(folder: string): FolderOwner | undefined {
  try {
    makeFolder(folder);
    return takeFolder(folder);
  } catch (error) {
    throw Object.assign(error as NodeJS.ErrnoException, { path: folder });
  }
}

async function openPglite(path: string): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create(path);
}

function databaseOf(pglite: PGlite, folder: string): Database {
  return {
    ...queriesOf(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(queriesOf(transaction))),
    freeRoom: async () => void (await pglite.exec('vacuum')),
    async close() {
      await pglite.close();
      releaseFolder(folder);
    },
  };
}

function queriesOf(client: PGlite | Transaction): Queries {
  return {
    async query<R>(sql: string, values: readonly unknown[] = []) {
      const { rows } = await client.query<R>(sql, [...values]);
      return rows;
    },
    async run(sql) {
      await client.exec(sql);
    },
  };
}

function inUse(folder: string, { pid }: FolderOwner): Problem {
  const message = `process ${pid} uses the batches in ${folder}: end it, or ask it over HTTP`;
  return { code: 'folder-in-use', message };
}

function notOpened(folder: string, error: unknown): Problem {
  const { code, message: reason } = error as { code?: string; message: string };
  if (code === 'ERR_MODULE_NOT_FOUND') {
    const message =
      'batches in a folder need the package @electric-sql/pglite, which is missing: ' +
      'run "npm install @electric-sql/pglite", or use a database of PostgreSQL';
    return { code: 'not-installed', message };
  }
  return {
    code: 'folder-damaged',
    message: `the batches in ${folder} cannot be opened: ${reason}`,
  };
}

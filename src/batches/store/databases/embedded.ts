// A database in a folder, which runs in this process: PostgreSQL as WebAssembly, by the package
// PGlite, which is loaded here. One process at a time can have a folder open.

import { join } from 'node:path';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { TURN_EVERY } from '../../../pacing/pace.ts';
import { yieldToHost } from '../../../pacing/yield-to-host.ts';
import { failure, type Outcome, type Problem, success } from '../../../puzzle/problem.ts';
import { BatchProblem } from '../../batch-problem.ts';
import { makeFolder } from '../../folder/make-folder.ts';
import { type Database, type Queries, sqlValues } from '../database.ts';
import { type FolderHold, holdFolder } from './folder-hold.ts';
import {
  type FolderOwner,
  hasOurNumbers,
  LONGEST_SILENCE,
  releaseFolder,
  takeFolder,
} from './folder-owner.ts';

/**
 * Returns a problem if the package is missing, or if another process has the folder. Throws the
 * error of the system if the folder cannot be made or written to.
 */
export async function openEmbedded(folder: string): Promise<Outcome<Database>> {
  const owner = enterFolder(folder);
  if (owner !== undefined) return failure(inUse(folder, owner));
  try {
    return success(databaseOf(await openPglite(join(folder, 'database')), holdFolder(folder)));
  } catch (error) {
    releaseFolder(folder);
    return failure(notOpened(folder, error));
  }
}

/** Only its user can read what is in there. */
const PRIVATE = 0o700;

/** An error names the folder, and not what is in there or above it, of which nobody has heard. */
function enterFolder(folder: string): FolderOwner | undefined {
  try {
    makeFolder(folder, PRIVATE);
    return takeFolder(folder);
  } catch (error) {
    throw Object.assign(error as NodeJS.ErrnoException, { path: folder });
  }
}

async function openPglite(path: string): Promise<PGlite> {
  const { PGlite, types } = await import('@electric-sql/pglite');
  return PGlite.create(path, {
    parsers: { [types.BYTEA]: parseBytes },
    serializers: { [types.BYTEA]: serializeBytes },
  });
}

// PGlite writes and reads bytes as text, one by one. Node does it all at once, which made a batch
// of 150,000 small puzzles 13 % faster.
const parseBytes = (text: string): Uint8Array => Buffer.from(text.slice(2), 'hex');
const serializeBytes = (bytes: Uint8Array): string => `\\x${Buffer.from(bytes).toString('hex')}`;

/** Two processes that write to one folder damage it, so that nothing is done once it is lost. */
function databaseOf(pglite: PGlite, hold: FolderHold): Database {
  const turns = { at: performance.now() };
  let isClosed = false;
  /** A question that fails because the folder is being closed is no fault of the program. */
  const ask = async <T>(question: (client: PGlite) => Promise<T>): Promise<T> => {
    if (hold.isLost()) throw new BatchProblem(LOST);
    return question(pglite).catch((error: unknown) => {
      throw isClosed ? new BatchProblem(CLOSED) : error;
    });
  };
  return {
    query: (sql, values) => ask((client) => queriesOf(client, turns).query(sql, values)),
    run: (sql) => ask((client) => queriesOf(client, turns).run(sql)),
    transaction: (work) =>
      ask((client) => withoutValues(client.transaction((open) => work(queriesOf(open, turns))))),
    freeRoom: async () => void (await ask((client) => withoutValues(client.exec('vacuum')))),
    async close() {
      isClosed = true;
      if (!hold.isLost()) await pglite.close();
      hold.release();
    },
  };
}

const CLOSED: Problem = {
  code: 'closed',
  message: 'this process closes its folder of batches: try again, and another one opens it',
};

const LOST: Problem = {
  code: 'folder-lost',
  message: 'this process was silent for so long that another one took its folder of batches',
};

/** When the process last did anything else, in milliseconds. */
interface Turns {
  at: number;
}

function queriesOf(client: PGlite | Transaction, turns: Turns): Queries {
  return {
    async query<R>(sql: string, values: readonly unknown[] = []) {
      await giveTurn(turns);
      const { rows } = await withoutValues(client.query<R>(sql, sqlValues(values)));
      return rows;
    },
    async run(sql) {
      await giveTurn(turns);
      await withoutValues(client.exec(sql));
    },
  };
}

/**
 * The database never waits for anything outside, so whoever asks it again and again would keep the
 * process from all its other work, such as requests and signs of life.
 */
async function giveTurn(turns: Turns): Promise<void> {
  if (performance.now() - turns.at < TURN_EVERY) return;
  await yieldToHost();
  turns.at = performance.now();
}

/**
 * The errors of PGlite carry their query and its values, and so the puzzles. They would go to
 * whatever prints or logs the error.
 */
async function withoutValues<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Error && 'query' in error)) throw error;
    const { code } = error as { readonly code?: string };
    throw Object.assign(new Error(error.message), { code });
  }
}

function inUse(folder: string, owner: FolderOwner): Problem {
  const { pid, host } = owner;
  const message = hasOurNumbers(owner)
    ? `process ${pid} uses the batches in ${folder}: end it, or ask it over HTTP`
    : `process ${pid} of another machine (${host}) uses the batches in ${folder}: end it; ` +
      `if it has ended, try again in ${LONGEST_SILENCE / 60} minutes`;
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

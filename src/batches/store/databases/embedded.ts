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
  const state = { turnAt: performance.now(), isClosed: false };
  const ask = async <T>(question: (client: PGlite) => Promise<T>): Promise<T> => {
    if (hold.isLost()) throw new BatchProblem(LOST);
    return question(pglite);
  };
  return {
    query: (sql, values) => ask((client) => queriesOf(client, state).query(sql, values)),
    run: (sql) => ask((client) => queriesOf(client, state).run(sql)),
    transaction: (work) => ask((client) => transactionOf(client, state, work)),
    freeRoom: async () => void (await ask((client) => answerOf(client.exec('vacuum'), state))),
    async close() {
      state.isClosed = true;
      if (!hold.isLost()) await pglite.close();
      hold.release();
    },
  };
}

/** An error of `work` itself is thrown as it is, even if the database fails as well after it. */
async function transactionOf<T>(
  client: PGlite,
  state: FolderState,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  let failure: { readonly error: unknown } | undefined;
  const noted = (open: Transaction): Promise<T> =>
    work(queriesOf(open, state)).catch((error: unknown) => {
      failure = { error };
      throw error;
    });
  try {
    return await answerOf(client.transaction(noted), state);
  } catch (error) {
    throw failure === undefined ? error : failure.error;
  }
}

const CLOSED: Problem = {
  code: 'closed',
  message: 'this process closes its folder of batches: try again, and another one opens it',
};

const LOST: Problem = {
  code: 'folder-lost',
  message: 'this process was silent for so long that another one took its folder of batches',
};

interface FolderState {
  /** When the process last did anything else, in milliseconds. */
  turnAt: number;
  isClosed: boolean;
}

function queriesOf(client: PGlite | Transaction, state: FolderState): Queries {
  return {
    async query<R>(sql: string, values: readonly unknown[] = []) {
      await giveTurn(state);
      const { rows } = await answerOf(client.query<R>(sql, sqlValues(values)), state);
      return rows;
    },
    async run(sql) {
      await giveTurn(state);
      await answerOf(client.exec(sql), state);
    },
  };
}

/**
 * The database never waits for anything outside, so whoever asks it again and again would keep the
 * process from all its other work, such as requests and signs of life.
 */
async function giveTurn(state: FolderState): Promise<void> {
  if (performance.now() - state.turnAt < TURN_EVERY) return;
  await yieldToHost();
  state.turnAt = performance.now();
}

/**
 * Returns the answer of PGlite. What fails because the folder is being closed is no fault of the
 * program. Other errors carry their query and its values, and so the puzzles, which would go to
 * whatever prints or logs the error.
 */
async function answerOf<T>(asked: Promise<T>, state: FolderState): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (state.isClosed) throw new BatchProblem(CLOSED);
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

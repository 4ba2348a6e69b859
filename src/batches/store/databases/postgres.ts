// A database of PostgreSQL, by the package pg, which is loaded here. Connections break when the
// database restarts or the network fails, so that what was asked then is asked again for a while.

import type { Pool, PoolClient } from 'pg';
import { backOff } from '../../../pacing/back-off.ts';
import { failure, type Outcome, type Problem, success } from '../../../puzzle/problem.ts';
import { type Database, type Queries, sqlValues } from '../database.ts';

/** How long a query is tried again, in milliseconds. Who waits longer wants to be told. */
const PATIENCE = 10_000;
const PAUSE = 100;
const LONGEST_PAUSE = 1_000;

/** Milliseconds. Statements are short; the limits are for what hangs. */
const TIMES = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 60_000,
  query_timeout: 65_000,
  idle_in_transaction_session_timeout: 60_000,
};
/** Work runs on threads, and the store is asked in short turns, so that few connections do. */
const CONNECTIONS = 5;

/** Returns a problem if the package is missing, or if the database does not answer. */
export async function openPostgres(url: string): Promise<Outcome<Database>> {
  if (!isAddress(url)) return failure(BAD_ADDRESS);
  let pool: Pool | undefined;
  try {
    pool = await openPool(url);
    const database = databaseOf(pool);
    await database.query('select 1');
    return success(database);
  } catch (error) {
    await pool?.end();
    return failure(notOpened(url, error));
  }
}

/** The package pg takes any other text for the name of a database on a host called base. */
function isAddress(url: string): boolean {
  return /^(postgres(ql)?:|socket:|\/)/i.test(url);
}

async function openPool(connectionString: string): Promise<Pool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    keepAlive: true,
    application_name: 'crosshatch',
    ...TIMES,
  });
  // A connection that breaks while nobody uses it is no fault: the next query opens another one.
  pool.on('error', () => {});
  return pool;
}

function databaseOf(pool: Pool): Database {
  return {
    query: (sql, values) => patiently(() => queriesOf(pool).query(sql, values)),
    run: (sql) => patiently(() => queriesOf(pool).run(sql)),
    transaction: (work) => patiently(() => transact(pool, work)),
    // A server has a process for it.
    freeRoom: async () => {},
    close: () => pool.end(),
  };
}

function queriesOf(client: Pool | PoolClient): Queries {
  return {
    async query<R>(sql: string, values: readonly unknown[] = []) {
      const { rows } = await client.query(sql, sqlValues(values));
      return rows as R[];
    },
    async run(sql) {
      await client.query(sql);
    },
  };
}

async function transact<T>(pool: Pool, work: (queries: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let fault: Error | undefined;
  // Without a listener, a connection that breaks between two queries would end the process.
  const listen = (error: Error): void => {
    fault = error;
  };
  client.on('error', listen);
  try {
    await client.query('begin');
    const value = await work(queriesOf(client));
    await client.query('commit');
    return value;
  } catch (error) {
    if (isPassing(error)) fault = error as Error;
    await client.query('rollback').catch((failed) => {
      fault = failed;
    });
    throw error;
  } finally {
    client.off('error', listen);
    client.release(fault);
  }
}

/** Repeats work that failed for a reason that passes, with growing pauses. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE;
  const pauses = backOff(PAUSE, LONGEST_PAUSE);
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const pause = pauses.next();
      if (!isPassing(error) || performance.now() + pause > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/**
 * States of SQL for transactions that lost against others, for connections that broke, and for a
 * database that stops, starts or has no room for another connection.
 */
const PASSING_STATES = /^(40001|40P01|08...|57P0[123]|53300)$/;
const PASSING_ERRORS = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|EAI_AGAIN|EHOSTUNREACH)$/;
const PASSING_MESSAGES =
  /^(connection terminated|client has encountered a connection error|timeout exceeded when trying)/i;

/** Whether an error may pass by itself. A missing socket (ENOENT) may be there soon. */
export function isPassing(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isPassing);
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return PASSING_STATES.test(code) || PASSING_ERRORS.test(code) || PASSING_MESSAGES.test(message);
}

/** The password of the address is never part of a message. */
function notOpened(url: string, error: unknown): Problem {
  const { code } = error as { code?: string };
  if (code === 'ERR_MODULE_NOT_FOUND') return NOT_INSTALLED;
  if (code === 'ERR_INVALID_URL') return BAD_ADDRESS;
  if (isOfDatabase(error)) {
    const refused = `the database ${placeOf(url)} refuses the connection (${reasonOf(error)})`;
    const message = `${refused}: check user, password and name in its address`;
    return { code: 'database-refused', message };
  }
  const problem = `the database ${placeOf(url)} does not answer (${reasonOf(error)})`;
  const message = `${problem}: check its address, and whether it runs`;
  return { code: 'database-unreachable', message };
}

/** Whether the database itself sent the error. */
function isOfDatabase(error: unknown): boolean {
  return error instanceof Error && 'severity' in error;
}

const NOT_INSTALLED: Problem = {
  code: 'not-installed',
  message: 'a database needs the package pg, which is missing: run "npm install pg"',
};

const BAD_ADDRESS: Problem = {
  code: 'bad-value',
  message:
    'the address of the database cannot be read: ' +
    'it has the form postgresql://user:password@host:5432/name',
};

function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'of this address';
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return (error as Error).message;
}

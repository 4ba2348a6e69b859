// Workers come, live and go. A worker that lives says so every 2 s; reclaim.ts takes the leases of
// those that do not.

import { randomUUID } from 'node:crypto';
import type { BeatAnswer, ChunkName, NewWorker } from './batch-store.ts';
import type { Database, Queries } from './database.ts';
import { forgiveAbsence, reclaim } from './reclaim.ts';
import type { StoreClock } from './store-clock.ts';

/**
 * Seconds that the answer to a lease may be on its way. If a server dies with it, the chunks rest
 * for as long. If it comes later after all, they may be done twice, which does no harm.
 */
const ON_ITS_WAY = 10;

export async function register(
  database: Database,
  { name, host, pid, threads }: NewWorker,
  clock: StoreClock,
): Promise<string> {
  const at = clock();
  const id = randomUUID();
  await forgiveAbsence(database, at);
  await database.query(
    `insert into crosshatch.worker (id, name, host, pid, threads, beat_at)
     values ($1, $2, $3, $4, $5, coalesce($6, now())) on conflict do nothing`,
    [id, name, host, pid, threads, at],
  );
  return id;
}

export async function beat(
  database: Database,
  workerId: string,
  held: readonly ChunkName[],
  clock: StoreClock,
): Promise<BeatAnswer | undefined> {
  const at = clock();
  await forgiveAbsence(database, at);
  if (!(await sayAlive(database, workerId, at))) return undefined;
  await reclaim(database, at);
  await giveBackUnknown(database, workerId, held);
  return {
    lost: await readLost(database, workerId, held),
    suspectsWait: await readSuspectsWait(database),
  };
}

/** Returns false if the worker was taken for dead. */
async function sayAlive(queries: Queries, workerId: string, at: Date | null): Promise<boolean> {
  const known = await queries.query(
    'update crosshatch.worker set beat_at = coalesce($2, now()) where id = $1 returning 1 as one',
    [workerId, at],
  );
  return known.length > 0;
}

const HELD = 'unnest($2::uuid[], $3::bigint[]) as held (batch, first)';

function valuesOf(workerId: string, held: readonly ChunkName[]): unknown[] {
  return [workerId, held.map(({ batch }) => batch), held.map(({ first }) => first)];
}

async function giveBackUnknown(
  queries: Queries,
  workerId: string,
  held: readonly ChunkName[],
): Promise<void> {
  await queries.query(
    `update crosshatch.chunk c set state = 'ready', worker = null
     where c.worker = $1 and c.state = 'leased'
       and c.leased_at < now() - interval '${ON_ITS_WAY} s'
       and not exists (select from ${HELD} where held.batch = c.batch and held.first = c.first)`,
    valuesOf(workerId, held),
  );
}

async function readLost(
  queries: Queries,
  workerId: string,
  held: readonly ChunkName[],
): Promise<readonly ChunkName[]> {
  if (held.length === 0) return [];
  return queries.query<ChunkName>(
    `select held.batch, held.first::float8 as first from ${HELD}
     where not exists (
       select from crosshatch.chunk c join crosshatch.batch b on b.id = c.batch
       where c.batch = held.batch and c.first = held.first and c.worker = $1
         and c.state = 'leased' and b.state <> 'cancelled')`,
    valuesOf(workerId, held),
  );
}

async function readSuspectsWait(queries: Queries): Promise<boolean> {
  const [row] = await queries.query<{ wait: boolean }>(
    `select exists (
       select from crosshatch.chunk c join crosshatch.batch b on b.id = c.batch
       where c.state = 'ready' and c.deaths > 0 and b.state in ('receiving', 'running')) as wait`,
  );
  return row?.wait ?? false;
}

export async function leave(queries: Queries, workerId: string): Promise<void> {
  await queries.query(
    `update crosshatch.chunk set state = 'ready', worker = null
     where worker = $1 and state = 'leased'`,
    [workerId],
  );
  await queries.query('delete from crosshatch.worker where id = $1', [workerId]);
}

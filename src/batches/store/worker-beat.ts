// Workers come, live and go. A worker that lives says so every 2 s; reclaim.ts takes the leases of
// those that do not.

import { randomUUID } from 'node:crypto';
import type { BeatAnswer, ChunkName, NewWorker } from './batch-store.ts';
import type { Queries } from './database.ts';
import { reclaim } from './reclaim.ts';

/**
 * Seconds between two beats after which the store, or the network, must have been away. Others may
 * have beaten two seconds before, and must not be taken for dead.
 */
const GAP = 6;
/** Seconds that the answer to a lease may be on its way. */
const ON_ITS_WAY = 30;

export async function register(
  queries: Queries,
  { name, host, pid, threads }: NewWorker,
): Promise<string> {
  const id = randomUUID();
  await queries.query(
    `insert into crosshatch.worker (id, name, host, pid, threads) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [id, name, host, pid, threads],
  );
  return id;
}

export async function beat(
  queries: Queries,
  workerId: string,
  held: readonly ChunkName[],
): Promise<BeatAnswer | undefined> {
  const steady = await sayAlive(queries, workerId);
  if (steady === undefined) return undefined;
  await reclaim(queries, steady);
  await giveBackUnknown(queries, workerId, held);
  return {
    lost: await readLost(queries, workerId, held),
    suspectsWait: await readSuspectsWait(queries),
  };
}

/** Returns for how many seconds the worker has beaten without a gap. */
async function sayAlive(queries: Queries, workerId: string): Promise<number | undefined> {
  const [row] = await queries.query<{ steady: number }>(
    `update crosshatch.worker set
       beat_at = now(),
       steady_since = case when now() - beat_at > interval '${GAP} s' then now()
         else steady_since end
     where id = $1
     returning extract(epoch from now() - steady_since)::float8 as steady`,
    [workerId],
  );
  return row?.steady;
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

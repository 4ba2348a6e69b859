// Takes back what was left behind: the leases of workers that died, and batches whose submission
// broke off. Every beat of a worker does it, so there is no process that must not die.
//
// While the database or the network is away, everybody is silent, which proves nothing. So silence
// is counted only while others are heard: where all were silent together, that time is taken out of
// the silence of each. What was silent before stays so, and a worker that died shortly before the
// database did is dead soon after that is back.
//
// The seconds: a worker beats every 2 s, so it is late by at least 8 s when it is taken for dead.
// After an absence, those that live have been silent for 2 s before it and have 3 s of it on their
// account, which leaves them 5 s to come back; they try at least once a second. In the worst case,
// a worker dies just after a beat, and the database just before that is noticed: leases are back
// 10 s after the death, with what the database is away, and 2 s more until somebody beats again.

import type { Database, Queries } from './database.ts';
import { isRunning } from './databases/process-state.ts';
import { removeSlice } from './remove.ts';
import { setState } from './set-state.ts';
import { DEAD_AFTER } from './store-clock.ts';

/** Seconds between the beats of all workers that count as silence; beats are due every 2 s. */
const COUNTED = 3;
/** Seconds without a sign of life after which a submission has broken off. */
const BROKEN_OFF = 60;
/** The lock is one of the whole database, so its number is drawn at random. */
const LOCK = 2_780_145_963;

const ABSENCE = `coalesce($1::timestamptz, now()) - max(beat_at) - interval '${COUNTED} s'`;

/**
 * Takes the time in which nobody was heard out of the silence of all workers and submissions. Must
 * come before the one who finds out is heard. Under the lock, those who find out together do it
 * once, because it leaves nothing to be taken out.
 */
export async function forgiveAbsence(database: Database, at: Date | null): Promise<void> {
  const [{ wasAway } = { wasAway: false }] = await database.query<{ wasAway: boolean | null }>(
    `select ${ABSENCE} > interval '0' as "wasAway" from crosshatch.worker`,
    [at],
  );
  if (!wasAway) return;
  await database.transaction(async ({ query }) => {
    await query('select pg_advisory_xact_lock($1)', [LOCK]);
    await query(forgiveSql('batch', 'received_at'), [at]);
    await query(forgiveSql('worker', 'beat_at'), [at]);
  });
}

function forgiveSql(table: 'batch' | 'worker', heard: 'received_at' | 'beat_at'): string {
  return `update crosshatch.${table} set ${heard} = ${heard} + absence.length
    from (select ${ABSENCE} as length from crosshatch.worker) as absence
    where absence.length > interval '0' ${table === 'batch' ? 'and not is_received' : ''}`;
}

export async function countLiving(queries: Queries, at: Date | null): Promise<number> {
  const [row] = await queries.query<{ n: number }>(
    `select count(*)::integer as n from crosshatch.worker
     where beat_at >= coalesce($1::timestamptz, now()) - interval '${DEAD_AFTER} s'`,
    [at],
  );
  return row?.n ?? 0;
}

export async function reclaim(queries: Queries, at: Date | null): Promise<void> {
  await queries.query(
    `delete from crosshatch.worker
     where beat_at < coalesce($1::timestamptz, now()) - interval '${DEAD_AFTER} s'`,
    [at],
  );
  await returnLeases(queries);
  await removeBrokenOff(queries);
}

/**
 * Removes a part of a submission that has broken off. To remove one of a million chunks takes about
 * as long as a worker may be silent, and whoever beats waits for this.
 */
async function removeBrokenOff(queries: Queries): Promise<void> {
  const [batch] = await queries.query<{ id: string }>(
    `select id from crosshatch.batch
     where not is_received and received_at < now() - interval '${BROKEN_OFF} s'
     order by received_at limit 1`,
  );
  if (batch === undefined) return;
  await setState(queries, batch.id, 'cancel');
  await removeSlice(queries, batch.id);
}

/**
 * Takes back the leases of workers whose process has ended. Only the owner of a folder asks for it,
 * when it has just opened it: its processes are those of one machine. A worker with the number of
 * this process has ended as well, unless this process was a worker before it had the folder.
 */
export async function reclaimEnded(
  queries: Queries,
  host: string,
  isWorker: boolean,
): Promise<void> {
  const workers = await queries.query<{ id: string; pid: number }>(
    'select id, pid from crosshatch.worker where host = $1',
    [host],
  );
  const dead = workers.filter(({ pid }) => (pid === process.pid ? !isWorker : !isRunning(pid)));
  await queries.query('delete from crosshatch.worker where id = any($1)', [
    dead.map(({ id }) => id),
  ]);
  await returnLeases(queries);
}

/** Gives chunks back that were leased by workers which are gone. */
async function returnLeases(queries: Queries): Promise<void> {
  await queries.query(
    `update crosshatch.chunk c set state = 'ready', worker = null, deaths = deaths + 1
     where state = 'leased' and not exists (select from crosshatch.worker where id = c.worker)`,
  );
}

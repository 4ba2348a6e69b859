// Takes back what was left behind: the leases of workers that died, and batches whose submission
// broke off. Every beat of a worker does it, so there is no process that must not die.
//
// After a pause of the database or of the network, the first worker that is back would take all
// others for dead. So a worker may do it only when it has beaten steadily for some seconds, in
// which the others come back as well.

import type { Queries } from './database.ts';
import { isRunning } from './process-state.ts';
import { removeBatch } from './remove.ts';

/** Seconds without a beat after which a worker is dead. */
const DEAD = 10;
/** Seconds in which workers come back after a pause. */
const STEADY = 6;
/** Seconds without a sign of life after which a submission has broken off. */
const BROKEN_OFF = 60;

export async function reclaim(queries: Queries, steadySeconds: number): Promise<void> {
  if (steadySeconds < STEADY) return;
  await queries.query(`delete from crosshatch.worker where beat_at < now() - interval '${DEAD} s'`);
  await returnLeases(queries);
  const brokenOff = await queries.query<{ id: string }>(
    `select id from crosshatch.batch
     where not is_received and received_at < now() - interval '${BROKEN_OFF} s'`,
  );
  for (const { id } of brokenOff) await removeBatch(queries, id);
}

/**
 * Takes back the leases of workers whose process has ended. Only the owner of a folder asks for it,
 * when it has just opened it: its processes are those of one machine.
 */
export async function reclaimEnded(queries: Queries, host: string): Promise<void> {
  const workers = await queries.query<{ id: string; pid: number }>(
    'select id, pid from crosshatch.worker where host = $1',
    [host],
  );
  const dead = workers.filter(({ pid }) => pid === process.pid || !isRunning(pid));
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

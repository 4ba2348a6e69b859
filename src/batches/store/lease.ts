// Leases chunks. A batch is drawn for every lease: first its owner, then the batch, each with the
// same chance. So neither a small batch nor its owner waits behind a large one, and nobody keeps
// account of turns. What others are just leasing is skipped, so nobody waits for a lock either.

import type { LeasedChunk, LeaseWish, OperationOptions } from './batch-store.ts';
import { CHUNK_BYTES, togetherSql } from './chunk-bytes.ts';
import type { Queries } from './database.ts';
import { addKnownAnswers } from './known-answers.ts';
import { unpackLines } from './packed-lines.ts';

/** The most chunks of one lease; a worker that dies leaves no more of them behind. */
export const MOST_LEASED = 256;

export async function lease(
  queries: Queries,
  workerId: string,
  { seconds, suspect = false }: LeaseWish,
): Promise<LeasedChunk[]> {
  const rows = suspect
    ? await queries.query<LeasedRow>(LEASE_SUSPECT, [workerId])
    : await queries.query<LeasedRow>(LEASE_QUICK, [workerId, seconds]);
  const chunks = rows.map(chunkOf).sort((a, b) => a.first - b.first);
  return rows.some(mayBeKnown) ? addKnownAnswers(queries, chunks) : chunks;
}

/** Seconds of an item. To look for known answers of quicker ones costs about what it saves. */
const SLOW = 0.005;

/** A batch without any time yet counts as slow, because all of its answers may be known. */
function mayBeKnown({ item_seconds: seconds, fresh }: LeasedRow): boolean {
  return !fresh && (seconds === null || seconds > SLOW);
}

/** Statements that lease chunks which fit `condition`, as many as `limit` says. */
function leaseSql(condition: string, limit: string): string {
  return `
  with runnable as materialized (
    select id, owner, item_seconds from crosshatch.batch b
    where state in ('receiving', 'running') and exists (
      select from crosshatch.chunk c where c.batch = b.id and ${condition})),
  drawn_owner as materialized (
    select owner from (select distinct owner from runnable) as owners order by random() limit 1),
  drawn as materialized (
    select r.id, r.item_seconds from runnable r, drawn_owner o
    where r.owner is not distinct from o.owner order by random() limit 1),
  free as materialized (
    select c.batch, c.first, ${CHUNK_BYTES} as bytes from crosshatch.chunk c
    where c.batch = (select id from drawn) and ${condition}
    order by c.first limit ${limit} for update skip locked),
  leased as materialized ${togetherSql('free')}
  update crosshatch.chunk c set state = 'leased', worker = $1, leased_at = now()
  from leased, crosshatch.batch b
  where c.batch = leased.batch and c.first = leased.first and b.id = c.batch
    and exists (select from crosshatch.worker where id = $1)
  returning c.batch, c.first::float8 as first, c.deaths, c.input, b.operation, b.options,
    b.item_seconds, b.fresh`;
}

/**
 * How many chunks take so many seconds, by what items took until now; the next chunk tells how many
 * items a chunk has. Nothing is known of the first chunk of a batch, so that one comes alone.
 */
const BY_TIME = `(
  select case when item_seconds is null then 1 else least(${MOST_LEASED}, greatest(1,
    floor($2::float8 / greatest(item_seconds, 0.000001) / (
      select items from crosshatch.chunk c
      where c.batch = drawn.id and c.state = 'ready' and c.deaths = 0 order by first limit 1
    ))))::bigint end from drawn)`;

const LEASE_QUICK = leaseSql(`c.state = 'ready' and c.deaths = 0`, BY_TIME);
const LEASE_SUSPECT = leaseSql(`c.state = 'ready' and c.deaths > 0`, '1');

interface LeasedRow {
  readonly batch: string;
  readonly first: number;
  readonly deaths: number;
  readonly input: Uint8Array;
  readonly operation: string;
  readonly options: OperationOptions;
  readonly item_seconds: number | null;
  readonly fresh: boolean;
}

function chunkOf({ input, item_seconds: _, fresh: __, ...row }: LeasedRow): LeasedChunk {
  return { ...row, lines: unpackLines(input) };
}

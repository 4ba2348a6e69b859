// Takes a batch in: its chunks are stored some at a time, as they come.

import { randomUUID } from 'node:crypto';
import { BatchProblem } from '../batch-problem.ts';
import type { BatchStatus, NewBatch, NewChunk } from './batch-store.ts';
import { type Database, type Queries, sqlJson } from './database.ts';
import { packLines } from './packed-lines.ts';
import { removeBatch } from './remove.ts';
import { readStatus } from './status.ts';

/** Chunks go to the database together: at most so many, with about so many bytes at most. */
const MOST_CHUNKS = 500;
export const WAITING_BYTES = 4_000_000;

/** The first half of the locks of owners, drawn at random: they are locks of the whole database. */
const LOCK = 1_368_221_907;

/**
 * How often a submission says that it goes on, in milliseconds. `reclaim.ts` removes those that
 * have said nothing for a minute.
 */
const SIGN_OF_LIFE = 5_000;

export async function submit(
  database: Database,
  batch: NewBatch,
  chunks: AsyncIterable<NewChunk>,
  most: number,
): Promise<BatchStatus> {
  const id = randomUUID();
  await database.transaction(async (queries) => {
    await checkRoom(queries, id, { ...batch, most });
    await insertBatch(queries, id, batch);
  });
  const timer = setInterval(() => saySign(database, id), SIGN_OF_LIFE);
  try {
    await insertChunks(database, id, chunks);
    await finishReceiving(database, id);
  } catch (error) {
    // If the database is away, the batch goes later, as one that broke off.
    await removeBatch(database, id).catch(() => {});
    throw error;
  } finally {
    clearInterval(timer);
  }
  const status = await readStatus(database, id);
  if (status === undefined) throw new BatchProblem(REMOVED);
  return status;
}

const REMOVED = {
  code: 'batch-removed',
  message: 'the batch was removed while it was received: submit it again if it is wanted',
};

/**
 * The lock of an owner keeps submissions that come together from counting before the others are
 * there. The batch itself may be there, if the connection broke after it was stored.
 */
async function checkRoom(
  { query }: Queries,
  id: string,
  { owner = null, most }: { readonly owner?: string | null; readonly most: number },
): Promise<void> {
  if (most === Number.POSITIVE_INFINITY) return;
  await query(`select pg_advisory_xact_lock($1, hashtext(coalesce('key ' || $2::text, '')))`, [
    ...[LOCK, owner],
  ]);
  const [{ n } = { n: 0 }] = await query<{ n: number }>(
    `select count(*)::float8 as n from crosshatch.batch
     where owner is not distinct from $1 and id <> $2`,
    [owner, id],
  );
  if (n < most) return;
  const message = `there are ${n} batches of yours, which is the most: remove some first`;
  throw new BatchProblem({ code: 'too-many-batches', message });
}

async function insertBatch(queries: Queries, id: string, batch: NewBatch): Promise<void> {
  const { name, operation, options, owner, version, fresh = false } = batch;
  await queries.query(
    `insert into crosshatch.batch (id, name, operation, options, owner, version, fresh)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7) on conflict do nothing`,
    [id, name, operation, sqlJson(options), owner ?? null, version, fresh],
  );
}

/** A database that does not answer is told by the insertion that follows. */
function saySign(database: Database, id: string): void {
  database
    .query('update crosshatch.batch set received_at = now() where id = $1', [id])
    .catch(() => {});
}

interface PackedChunk {
  readonly first: number;
  readonly items: number;
  readonly input: Uint8Array;
  readonly bytes: number;
}

async function insertChunks(
  database: Database,
  id: string,
  chunks: AsyncIterable<NewChunk>,
): Promise<void> {
  let first = 0;
  let size = 0;
  let waiting: PackedChunk[] = [];
  for await (const { lines } of chunks) {
    if (lines.length === 0) continue;
    const { packed: input, bytes } = packLines(lines);
    waiting.push({ first, items: lines.length, input, bytes });
    first += lines.length;
    size += input.length;
    if (waiting.length < MOST_CHUNKS && size < WAITING_BYTES) continue;
    if (!(await insertRows(database, id, waiting))) return;
    waiting = [];
    size = 0;
  }
  if (waiting.length > 0) await insertRows(database, id, waiting);
}

/**
 * Returns whether more chunks are wanted: not if the batch has been cancelled or removed. The rows
 * may be there already, if the connection broke after they were stored.
 */
async function insertRows(
  database: Database,
  id: string,
  chunks: readonly PackedChunk[],
): Promise<boolean> {
  const items = chunks.reduce((sum, chunk) => Math.max(sum, chunk.first + chunk.items), 0);
  const values = [
    chunks.map(({ first }) => first),
    chunks.map((chunk) => chunk.items),
    chunks.map(({ input }) => input),
    chunks.map(({ bytes }) => bytes),
  ];
  return database.transaction(async ({ query }) => {
    const wanted = await query(
      `update crosshatch.batch set items = $2, received_at = now()
       where id = $1 and state <> 'cancelled' returning 1 as one`,
      [id, items],
    );
    if (wanted.length === 0) return false;
    await query(
      `insert into crosshatch.chunk (batch, first, items, input, bytes)
       select $1, c.* from unnest($2::bigint[], $3::integer[], $4::bytea[], $5::bigint[]) as c
       on conflict do nothing`,
      [id, ...values],
    );
    return true;
  });
}

async function finishReceiving(database: Database, id: string): Promise<void> {
  await database.query(
    `update crosshatch.batch set
       is_received = true,
       state = case
         when state = 'cancelled' then state
         when done = items then 'done'
         when state = 'receiving' then 'running'
         else state end,
       finished_at = case when done = items then coalesce(finished_at, now()) else finished_at end
     where id = $1 and not is_received`,
    [id],
  );
}

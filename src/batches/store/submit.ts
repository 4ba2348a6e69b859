// Takes a batch in: its chunks are stored some at a time, as they come.

import { randomUUID } from 'node:crypto';
import type { BatchStatus, NewBatch, NewChunk } from './batch-store.ts';
import { type Database, sqlJson } from './database.ts';
import { packLines } from './packed-lines.ts';
import { removeBatch } from './remove.ts';
import { readStatus } from './status.ts';

/** Chunks go to the database together: at most so many, with at most so many bytes. */
const MOST_CHUNKS = 500;
const MOST_BYTES = 4_000_000;

/**
 * How often a submission says that it goes on, in milliseconds. `reclaim.ts` removes those that
 * have said nothing for a minute.
 */
const SIGN_OF_LIFE = 5_000;

export async function submit(
  database: Database,
  batch: NewBatch,
  chunks: AsyncIterable<NewChunk>,
): Promise<BatchStatus> {
  const id = randomUUID();
  await insertBatch(database, id, batch);
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
  if (status === undefined) throw new Error('the batch was removed while it was received');
  return status;
}

async function insertBatch(database: Database, id: string, batch: NewBatch): Promise<void> {
  const { name, operation, options, owner, version, fresh = false } = batch;
  await database.query(
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
}

async function insertChunks(
  database: Database,
  id: string,
  chunks: AsyncIterable<NewChunk>,
): Promise<void> {
  let first = 0;
  let bytes = 0;
  let waiting: PackedChunk[] = [];
  for await (const { lines } of chunks) {
    if (lines.length === 0) continue;
    const input = packLines(lines);
    waiting.push({ first, items: lines.length, input });
    first += lines.length;
    bytes += input.length;
    if (waiting.length < MOST_CHUNKS && bytes < MOST_BYTES) continue;
    if (!(await insertRows(database, id, waiting))) return;
    waiting = [];
    bytes = 0;
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
  ];
  return database.transaction(async ({ query }) => {
    const wanted = await query(
      `update crosshatch.batch set items = $2, received_at = now()
       where id = $1 and state <> 'cancelled' returning 1 as one`,
      [id, items],
    );
    if (wanted.length === 0) return false;
    await query(
      `insert into crosshatch.chunk (batch, first, items, input)
       select $1, c.* from unnest($2::bigint[], $3::integer[], $4::bytea[]) as c
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

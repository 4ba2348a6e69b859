// Takes a delivery that does not answer all of its chunk: what has answers becomes a chunk that is
// done, the worker may keep the next items, and the rest is cut into chunks that wait for anybody.
// The items come from the store itself, so that they need not travel back.

import type { Delivery } from './batch-store.ts';
import type { Queries } from './database.ts';
import { packLines, unpackLines } from './packed-lines.ts';

/** Returns whether the delivery was taken: only if the worker has the lease still. */
export async function deliverPart(
  queries: Queries,
  workerId: string,
  delivery: Delivery,
): Promise<boolean> {
  const { batch, first, lines } = delivery.chunk;
  const [taken] = await queries.query<{ input: Uint8Array }>(
    `delete from crosshatch.chunk
     where batch = $1 and first = $2 and items = $3 and worker = $4 and state = 'leased'
     returning input`,
    [batch, first, lines.length, workerId],
  );
  if (taken === undefined) return false;
  await insertParts(queries, workerId, delivery, unpackLines(taken.input));
  return true;
}

interface Part {
  readonly first: number;
  readonly state: 'done' | 'leased' | 'ready';
  /** Answers if it is done, and items otherwise. */
  readonly lines: readonly string[];
}

async function insertParts(
  queries: Queries,
  workerId: string,
  delivery: Delivery,
  items: readonly string[],
): Promise<void> {
  const { batch, deaths } = delivery.chunk;
  const parts = partsOf(delivery, items);
  const packed = parts.map(({ lines }) => packLines(lines));
  await queries.query(
    `insert into crosshatch.chunk
       (batch, first, items, state, bytes, deaths, worker, leased_at, input, output)
     select $1, first, items, state, bytes, $2,
       case when state = 'leased' then $3::uuid end,
       case when state = 'leased' then now() end,
       case when state <> 'done' then packed end,
       case when state = 'done' then packed end
     from unnest($4::bigint[], $5::integer[], $6::text[], $7::bytea[], $8::bigint[])
       as part (first, items, state, packed, bytes)`,
    [
      batch,
      // A worker that died with the chunk may have died of another part of it.
      parts.length === 1 ? deaths : Math.min(deaths, 1),
      workerId,
      parts.map(({ first }) => first),
      parts.map(({ lines }) => lines.length),
      parts.map(({ state }) => state),
      packed.map((part) => part.packed),
      packed.map(({ bytes }) => bytes),
    ],
  );
}

function partsOf(
  { chunk, lines, kept = 0, restItems }: Delivery,
  items: readonly string[],
): Part[] {
  const begun = lines.length + kept;
  const rest = items.slice(begun);
  const most = restItems ?? Math.max(1, rest.length);
  const parts: Part[] = [
    { first: chunk.first, state: 'done', lines },
    {
      first: chunk.first + lines.length,
      state: 'leased',
      lines: items.slice(lines.length, begun),
    },
  ];
  for (let at = 0; at < rest.length; at += most)
    parts.push({
      first: chunk.first + begun + at,
      state: 'ready',
      lines: rest.slice(at, at + most),
    });
  return parts.filter((part) => part.lines.length > 0);
}

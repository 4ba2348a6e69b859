// Takes what workers deliver. A chunk counts once: only the delivery that changes its row adds to
// the counts, in the same transaction. A worker that comes late, after its chunk was done by
// another or was split, changes no row.

import { addCounts } from './add-counts.ts';
import { paceAfter } from './batch-rate.ts';
import type { Delivery } from './batch-store.ts';
import type { Database, Queries } from './database.ts';
import { deliverPart } from './deliver-part.ts';
import { keepAnswers } from './known-answers.ts';
import { packLines } from './packed-lines.ts';

/** How much the last delivery weighs in the seconds of an item: the items of a batch may differ. */
const WEIGHT = 0.3;

export async function deliver(
  database: Database,
  workerId: string,
  deliveries: readonly Delivery[],
): Promise<void> {
  const parts = deliveries.filter((delivery) => !isWhole(delivery));
  for (const part of parts)
    await database.transaction(async (queries) => {
      if (await deliverPart(queries, workerId, part)) await countAnswers(queries, [part]);
    });
  for (const batch of new Set(deliveries.map(({ chunk }) => chunk.batch))) {
    const whole = deliveries.filter((delivery) => isWhole(delivery) && batchOf(delivery) === batch);
    if (whole.length > 0)
      await database.transaction((queries) => deliverWhole(queries, batch, whole));
  }
  await keepAnswers(database, deliveries);
}

function isWhole({ chunk, lines }: Delivery): boolean {
  return lines.length === chunk.lines.length;
}

function batchOf({ chunk }: Delivery): string {
  return chunk.batch;
}

/** The answers are right whoever has the lease by now, because work is pure. */
async function deliverWhole(
  queries: Queries,
  batch: string,
  deliveries: readonly Delivery[],
): Promise<void> {
  const outputs = deliveries.map(({ lines }) => packLines(lines));
  const taken = await queries.query<{ first: number }>(
    `update crosshatch.chunk c
     set state = 'done', worker = null, input = null, output = given.output, bytes = given.bytes
     from unnest($2::bigint[], $3::integer[], $4::bytea[], $5::bigint[])
       as given (first, items, output, bytes)
     where c.batch = $1 and c.first = given.first and c.items = given.items and c.state <> 'done'
     returning c.first::float8 as first`,
    [
      batch,
      deliveries.map(({ chunk }) => chunk.first),
      deliveries.map(({ chunk }) => chunk.lines.length),
      outputs.map(({ packed }) => packed),
      outputs.map(({ bytes }) => bytes),
    ],
  );
  const firsts = new Set(taken.map(({ first }) => first));
  await countAnswers(
    queries,
    // A chunk that is delivered twice at once counts once.
    deliveries.filter(({ chunk }) => firsts.delete(chunk.first)),
  );
}

/**
 * Adds answers of one batch to its counts. Its row is changed first, and so locked, which keeps
 * two deliveries from waiting for each other's counts.
 */
async function countAnswers(queries: Queries, deliveries: readonly Delivery[]): Promise<void> {
  const items = deliveries.reduce((sum, { lines }) => sum + lines.length, 0);
  const [batch] = deliveries.map(batchOf);
  if (items === 0 || batch === undefined) return;
  const known = deliveries.reduce((sum, delivery) => sum + (delivery.known ?? 0), 0);
  const seconds = deliveries.reduce((sum, delivery) => sum + delivery.seconds, 0);
  await queries.query(
    `update crosshatch.batch b set
       done = done + $2::bigint,
       known = known + $5::bigint,
       pace = ${paceAfter('$2::bigint')},
       pace_at = now(),
       started_at = coalesce(started_at, now() - $3::float8 * interval '1 s'),
       item_seconds = case when $4::float8 is null then item_seconds
         else ${1 - WEIGHT} * coalesce(item_seconds, $4) + ${WEIGHT} * $4 end,
       state = case when is_received and done + $2 = items and state <> 'cancelled'
         then 'done' else state end,
       finished_at = case when is_received and done + $2 = items
         then coalesce(finished_at, now()) else finished_at end
     where id = $1`,
    // Known answers tell nothing of how long the other items take.
    [batch, items, seconds, known < items ? seconds / (items - known) : null, known],
  );
  await addCounts(queries, batch, countKinds(deliveries));
}

function countKinds(deliveries: readonly Delivery[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const kind of deliveries.flatMap(({ kinds }) => kinds))
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

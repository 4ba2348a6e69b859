// Reads the answers of a batch in the order of its items, some chunks at a time, so that memory
// does not grow with the batch.

import { setTimeout as wait } from 'node:timers/promises';
import { backOff } from '../../pacing/back-off.ts';
import { defined } from '../../puzzle/defined.ts';
import { type BatchState, hasEnded } from '../../tasks/operations/batch-state.ts';
import type { ChunkResults, ResultsWish } from './batch-store.ts';
import { CHUNK_BYTES, togetherSql } from './chunk-bytes.ts';
import type { Queries } from './database.ts';
import { unpackLines } from './packed-lines.ts';

const CHUNKS_AT_ONCE = 32;

/** Milliseconds between two looks for answers that are not there yet. */
const SHORTEST_PAUSE = 100;
const LONGEST_PAUSE = 1_000;

export async function* readResults(
  queries: Queries,
  id: string,
  { from = 0, follow = false, signal }: ResultsWish,
): AsyncIterable<ChunkResults> {
  let next = from;
  const pauses = backOff(SHORTEST_PAUSE, LONGEST_PAUSE);
  while (signal?.aborted !== true) {
    // The state is read before the rows: once a batch has ended, no further answers come.
    const state = await readState(queries, id);
    const rows = await readRows(queries, { id, next, hasGaps: state === 'cancelled' });
    for (const row of rows) {
      yield resultsOf(row, next);
      next = row.first + row.items;
      pauses.reset();
    }
    if (rows.length > 0) continue;
    if (!follow || state === undefined || hasEnded(state)) return;
    await wait(pauses.next(), undefined, defined({ signal })).catch(() => {});
  }
}

async function readState(queries: Queries, id: string): Promise<BatchState | undefined> {
  const [row] = await queries.query<{ state: BatchState }>(
    'select state from crosshatch.batch where id = $1',
    [id],
  );
  return row?.state;
}

interface AnsweredRow {
  readonly first: number;
  readonly items: number;
  readonly output: Uint8Array;
}

interface RowsWish {
  readonly id: string;
  readonly next: number;
  readonly hasGaps: boolean;
}

/** Returns the rows from the one that has the item `next`, up to the first without answers. */
async function readRows(
  queries: Queries,
  { id, next, hasGaps }: RowsWish,
): Promise<readonly AnsweredRow[]> {
  const rows = await queries.query<AnsweredRow | { readonly output: null }>(
    `with next as (
       select first, items, output, ${CHUNK_BYTES} as bytes from crosshatch.chunk c
       where batch = $1 and first + items > $2
         and first >= coalesce((select max(first) from crosshatch.chunk
           where batch = $1 and first <= $2), 0)
         and (output is not null or not $3)
       order by first limit ${CHUNKS_AT_ONCE})
     select first::float8 as first, items, output from ${togetherSql('next')} as together
     order by together.first`,
    [id, next, hasGaps],
  );
  const answered = rows.findIndex(({ output }) => output === null);
  return (answered === -1 ? rows : rows.slice(0, answered)) as readonly AnsweredRow[];
}

function resultsOf({ first, output }: AnsweredRow, next: number): ChunkResults {
  const missed = Math.max(0, next - first);
  return { first: first + missed, lines: unpackLines(output).slice(missed) };
}

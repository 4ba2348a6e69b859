// Tells how batches are. A batch has its own counts, so that no chunk is looked at. Workers that
// have fallen silent do not count: nobody may be left who would take their leases back.

import { defined } from '../../puzzle/defined.ts';
import type { BatchState } from '../../tasks/operations/batch-state.ts';
import { RATE } from './batch-rate.ts';
import type { BatchStatus, ListPlace, OperationOptions } from './batch-store.ts';
import type { Queries } from './database.ts';
import { DEAD_AFTER } from './store-clock.ts';

/** The most batches of one list. To get more, ask for those behind the last one. */
export const MOST_LISTED = 1000;

/** `at` is the time by the clock of the store. */
export async function readStatus(
  queries: Queries,
  id: string,
  at: Date | null = null,
): Promise<BatchStatus | undefined> {
  const [row] = await queries.query<StatusRow>(`${SELECT} where b.id = $2`, [at, id]);
  return row && statusOf(row);
}

export async function listBatches(
  queries: Queries,
  at: Date | null,
  owner?: string | null,
  behind?: ListPlace,
): Promise<BatchStatus[]> {
  const rows = await queries.query<StatusRow>(
    `${SELECT}
     where ($2 or b.owner is not distinct from $3)
       and ($4::timestamptz is null or b.created_at < $4 or (b.created_at = $4 and b.id > $5))
     order by b.created_at desc, b.id limit ${MOST_LISTED}`,
    [at, owner === undefined, owner ?? null, behind?.created ?? null, behind?.id ?? null],
  );
  return rows.map(statusOf);
}

/**
 * Whether workers have anything to wait for, whoever it belongs to. Nothing is done of paused
 * batches, except of what was leased before. Both parts have an index.
 */
export async function isWorkLeft(queries: Queries): Promise<boolean> {
  const [row] = await queries.query<{ left: boolean }>(
    `select exists (select from crosshatch.batch where state in ('receiving', 'running'))
       or exists (select from crosshatch.chunk where state = 'leased') as left`,
  );
  return row?.left ?? false;
}
const LIVING = `select id from crosshatch.worker
  where beat_at >= coalesce($1::timestamptz, now()) - interval '${DEAD_AFTER} s'`;

const SELECT = `
  with living as materialized (${LIVING})
  select b.id, b.name, b.operation, b.options, b.owner, b.version, b.fresh, b.state,
    b.items::float8 as items, b.done::float8 as done, b.known::float8 as known,
    to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created,
    b.finished_at,
    ${RATE}::float8 as rate,
    (select count(distinct c.worker)::integer from crosshatch.chunk c
      join living on living.id = c.worker
      where c.state = 'leased' and c.batch = b.id) as workers,
    exists (select from living) as anyone_works,
    (select coalesce(jsonb_object_agg(n.kind, n.n order by n.kind), '{}')
      from crosshatch.batch_count n where n.batch = b.id) as counts
  from crosshatch.batch b`;

interface StatusRow {
  readonly id: string;
  readonly name: string;
  readonly operation: string;
  readonly options: OperationOptions;
  readonly owner: string | null;
  readonly version: string;
  readonly fresh: boolean;
  readonly state: BatchState;
  readonly items: number;
  readonly done: number;
  readonly known: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly rate: number;
  readonly workers: number;
  /** Whether any worker lives, be it at this batch or not: each has a moment between two leases. */
  readonly anyone_works: boolean;
  readonly created: string;
  readonly finished_at: Date | null;
}

function statusOf({
  finished_at,
  owner,
  fresh,
  rate,
  anyone_works,
  ...row
}: StatusRow): BatchStatus {
  const isRunning = row.state === 'running' || row.state === 'receiving';
  const left = row.items - row.done;
  // A rate that fades on tells less and less of the time that is left, and in the end nothing.
  const told = isRunning ? Math.round(rate * 1000) / 1000 : 0;
  return {
    ...row,
    rate: told,
    ...defined({
      owner: owner ?? undefined,
      fresh: fresh ? (true as const) : undefined,
      finished: finished_at?.toISOString(),
      remaining: anyone_works && told > 0 ? Math.ceil(left / told) : undefined,
    }),
  };
}

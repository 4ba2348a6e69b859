// Tells how batches are. A batch has its own counts, so that no chunk is looked at. Workers that
// have fallen silent do not count: nobody may be left who would take their leases back.

import { defined } from '../../puzzle/defined.ts';
import { RATE } from './batch-rate.ts';
import type { BatchState, BatchStatus, OperationOptions } from './batch-store.ts';
import type { Queries } from './database.ts';
import { DEAD_AFTER } from './reclaim.ts';

/** Nobody reads a longer list. */
const MOST_LISTED = 1000;

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
  owner?: string,
  at: Date | null = null,
): Promise<BatchStatus[]> {
  const rows = await queries.query<StatusRow>(
    `${SELECT} where $2::text is null or b.owner = $2
     order by b.created_at desc, b.id limit ${MOST_LISTED}`,
    [at, owner ?? null],
  );
  return rows.map(statusOf);
}

const LIVING = `select id from crosshatch.worker
  where beat_at >= coalesce($1::timestamptz, now()) - interval '${DEAD_AFTER} s'`;

const SELECT = `
  with living as materialized (${LIVING})
  select b.id, b.name, b.operation, b.options, b.owner, b.version, b.fresh, b.state,
    b.items::float8 as items, b.done::float8 as done, b.known::float8 as known,
    b.created_at, b.finished_at,
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
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

function statusOf({
  created_at,
  finished_at,
  owner,
  fresh,
  rate: exact,
  anyone_works,
  ...row
}: StatusRow): BatchStatus {
  const isRunning = row.state === 'running' || row.state === 'receiving';
  const rate = isRunning ? Math.round(exact * 1000) / 1000 : 0;
  const left = row.items - row.done;
  return {
    ...row,
    rate,
    created: created_at.toISOString(),
    ...defined({
      owner: owner ?? undefined,
      fresh: fresh ? (true as const) : undefined,
      finished: finished_at?.toISOString(),
      remaining: anyone_works && rate > 0 ? Math.ceil(left / rate) : undefined,
    }),
  };
}

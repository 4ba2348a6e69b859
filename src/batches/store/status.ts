// Tells how batches are. A batch has its own counts, so that no chunk is looked at.

import { defined } from '../../puzzle/defined.ts';
import { RATE } from './batch-rate.ts';
import type { BatchState, BatchStatus, ListPlace, OperationOptions } from './batch-store.ts';
import type { Queries } from './database.ts';

/** Whoever wants more asks for what is behind the last of these. */
export const MOST_LISTED = 1000;

export async function readStatus(queries: Queries, id: string): Promise<BatchStatus | undefined> {
  const [row] = await queries.query<StatusRow>(`${SELECT} where b.id = $1`, [id]);
  return row && statusOf(row);
}

export async function listBatches(
  queries: Queries,
  owner?: string | null,
  behind?: ListPlace,
): Promise<BatchStatus[]> {
  const rows = await queries.query<StatusRow>(
    `${SELECT}
     where ($1 or b.owner is not distinct from $2)
       and ($3::timestamptz is null or b.created_at < $3 or (b.created_at = $3 and b.id > $4))
     order by b.created_at desc, b.id limit ${MOST_LISTED}`,
    [owner === undefined, owner ?? null, behind?.created ?? null, behind?.id ?? null],
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

const SELECT = `
  select b.id, b.name, b.operation, b.options, b.owner, b.version, b.fresh, b.state,
    b.items::float8 as items, b.done::float8 as done, b.known::float8 as known,
    to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created,
    b.finished_at,
    ${RATE}::float8 as rate,
    (select count(distinct c.worker)::integer from crosshatch.chunk c
      where c.state = 'leased' and c.batch = b.id) as workers,
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
  readonly created: string;
  readonly finished_at: Date | null;
}

function statusOf({ finished_at, owner, fresh, rate, ...row }: StatusRow): BatchStatus {
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
      remaining: told > 0 ? Math.ceil(left / told) : undefined,
    }),
  };
}

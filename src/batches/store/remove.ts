// Deletes a batch. A batch can have millions of chunks, so they are deleted some at a time. If that
// is broken off, the batch is there still, cancelled, and can be removed again.

import type { BatchStatus } from './batch-store.ts';
import type { Queries } from './database.ts';
import { setState } from './set-state.ts';

const SLICE = 2000;

export async function removeBatch(queries: Queries, id: string): Promise<BatchStatus | undefined> {
  const status = await setState(queries, id, 'cancel');
  if (status === undefined) return undefined;
  while ((await deleteSlice(queries, id)) > 0);
  await queries.query('delete from crosshatch.batch_count where batch = $1', [id]);
  await queries.query('delete from crosshatch.batch where id = $1', [id]);
  return status;
}

async function deleteSlice(queries: Queries, id: string): Promise<number> {
  const [row] = await queries.query<{ deleted: number }>(
    `with deleted as (
       delete from crosshatch.chunk where batch = $1 and first in (
         select first from crosshatch.chunk where batch = $1 order by first limit ${SLICE})
       returning 1)
     select count(*)::integer as deleted from deleted`,
    [id],
  );
  return row?.deleted ?? 0;
}

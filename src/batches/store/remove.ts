// Deletes a batch. A batch can have millions of chunks, so they are deleted some at a time. If that
// is broken off, the batch is there still, cancelled, and can be removed again.

import type { BatchStatus } from './batch-store.ts';
import type { Queries } from './database.ts';
import { setState } from './set-state.ts';

const SLICE = 2000;

export async function removeBatch(queries: Queries, id: string): Promise<BatchStatus | undefined> {
  const status = await setState(queries, id, 'cancel');
  if (status === undefined) return undefined;
  while (!(await removeSlice(queries, id)));
  return status;
}

/**
 * Deletes some chunks of a cancelled batch, and with the last of them the batch. Returns whether it
 * is gone.
 */
export async function removeSlice(queries: Queries, id: string): Promise<boolean> {
  await deleteChunks(queries, id);
  // A delivery may have put parts of a chunk in its place meanwhile, so that the deletion found
  // neither. There is no moment in which a look finds none of them.
  if (await hasChunks(queries, id)) return false;
  await queries.query('delete from crosshatch.batch_count where batch = $1', [id]);
  await queries.query('delete from crosshatch.batch where id = $1', [id]);
  return true;
}

async function deleteChunks(queries: Queries, id: string): Promise<void> {
  await queries.query(
    `delete from crosshatch.chunk where batch = $1 and first in (
       select first from crosshatch.chunk where batch = $1 order by first limit ${SLICE})`,
    [id],
  );
}

async function hasChunks(queries: Queries, id: string): Promise<boolean> {
  const rows = await queries.query(
    'select 1 as one from crosshatch.chunk where batch = $1 limit 1',
    [id],
  );
  return rows.length > 0;
}

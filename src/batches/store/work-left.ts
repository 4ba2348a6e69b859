// Tells whether workers have anything to wait for, whoever the batches belong to.

import type { Queries } from './database.ts';

/** Nothing is done of paused batches, except of what was leased before. Both parts have an index. */
export async function isWorkLeft(queries: Queries): Promise<boolean> {
  const [row] = await queries.query<{ left: boolean }>(
    `select exists (select from crosshatch.batch where state in ('receiving', 'running'))
       or exists (select from crosshatch.chunk where state = 'leased') as left`,
  );
  return row?.left ?? false;
}

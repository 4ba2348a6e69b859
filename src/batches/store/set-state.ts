// Pauses, resumes and cancels a batch. A batch that has ended stays as it is.

import type { BatchStatus } from './batch-store.ts';
import type { Queries } from './database.ts';
import { readStatus } from './status.ts';

/** The new state of each change, and the states in which a batch can be changed so. */
const CHANGES = {
  pause: { to: `'paused'`, from: ['receiving', 'running'] },
  resume: { to: `case when is_received then 'running' else 'receiving' end`, from: ['paused'] },
  cancel: { to: `'cancelled'`, from: ['receiving', 'running', 'paused'] },
} as const;

export async function setState(
  queries: Queries,
  id: string,
  change: keyof typeof CHANGES,
): Promise<BatchStatus | undefined> {
  const { to, from } = CHANGES[change];
  const finished = change === 'cancel' ? ', finished_at = now()' : '';
  await queries.query(
    `update crosshatch.batch set state = ${to}${finished} where id = $1 and state = any($2)`,
    [id, from],
  );
  return readStatus(queries, id);
}

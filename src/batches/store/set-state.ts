// Pauses, resumes and cancels a batch. A batch that has ended stays as it is.

import { BatchProblem } from '../batch-problem.ts';
import type { BatchStatus } from './batch-store.ts';
import type { Queries } from './database.ts';
import { readStatus } from './status.ts';

/** The new state of each change, and the states in which a batch can be changed so. */
const CHANGES = {
  pause: { to: `'paused'`, from: ['receiving', 'running'] },
  resume: { to: `case when is_received then 'running' else 'receiving' end`, from: ['paused'] },
  cancel: { to: `'cancelled'`, from: ['receiving', 'running', 'paused'] },
} as const;

type StateChange = keyof typeof CHANGES;

/** Throws a `BatchProblem` if the batch has ended otherwise. */
export async function changeState(
  queries: Queries,
  id: string,
  change: StateChange,
): Promise<BatchStatus | undefined> {
  const status = await setState(queries, id, change);
  if (status !== undefined) refuseEnded(status, change);
  return status;
}

export async function setState(
  queries: Queries,
  id: string,
  change: StateChange,
): Promise<BatchStatus | undefined> {
  const { to, from } = CHANGES[change];
  const finished = change === 'cancel' ? ', finished_at = now()' : '';
  await queries.query(
    `update crosshatch.batch set state = ${to}${finished} where id = $1 and state = any($2)`,
    [id, from],
  );
  return readStatus(queries, id);
}

const PARTICIPLES = { pause: 'paused', resume: 'resumed', cancel: 'cancelled' } as const;

/** Throws if the change came too late. A batch that is cancelled can be cancelled again. */
function refuseEnded({ state }: Pick<BatchStatus, 'state'>, change: StateChange): void {
  const wanted = PARTICIPLES[change];
  if ((state !== 'done' && state !== 'cancelled') || state === wanted) return;
  const message = `this batch cannot be ${wanted}: it is ${state}`;
  throw new BatchProblem({ code: 'batch-ended', message });
}

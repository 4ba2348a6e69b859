// Runs a task in this process. The code of a task is loaded when a command first needs it.

import type { TaskFunction } from '../../tasks/serve-tasks.ts';
import type { OpenPartner } from '../../tasks/solving/solve-with-partner.ts';
import {
  type ArgsOf,
  type ItemOf,
  loadTask,
  type OutcomeOf,
  type ProgressOf,
  type TaskId,
} from '../../tasks/tasks.ts';

interface TaskHooks<T extends TaskId> {
  readonly isStopped?: () => boolean;
  readonly onProgress?: (progress: ProgressOf<T>) => void;
  /** Receives each item of the task. The task waits for the promise that `onItem` returns. */
  readonly onItem?: (item: ItemOf<T>) => void | Promise<void>;
  /** Opens a partner for a search; only some tasks have use for one. */
  readonly openPartner?: OpenPartner;
}

export async function askTask<T extends TaskId>(
  task: T,
  args: ArgsOf<T>,
  { isStopped = () => false, ...hooks }: TaskHooks<T> = {},
): Promise<OutcomeOf<T>> {
  const work: TaskFunction = await loadTask(task);
  const host = { stop: isStopped, onProgress: () => {}, onItem: () => {}, ...hooks };
  return (await work(args as never, host as never)) as OutcomeOf<T>;
}

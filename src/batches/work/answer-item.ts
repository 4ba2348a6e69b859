// Answers one item, whatever happens to it.

import type { Problem } from '../../puzzle/problem.ts';
import type { LeasedChunk } from '../store/batch-store.ts';
import type { ItemAnswer, ItemRunner, ItemTask } from './item-runner.ts';

/** Returns undefined if the signal was aborted first. */
export async function answerItem(
  runner: ItemRunner,
  task: ItemTask,
  signal: AbortSignal,
): Promise<ItemAnswer | undefined> {
  try {
    return await runner.run(task, signal);
  } catch {
    // A thread that ended for another reason than this item is not there when it is tried again.
    return signal.aborted ? undefined : answerAgain(runner, task, signal);
  }
}

async function answerAgain(
  runner: ItemRunner,
  task: ItemTask,
  signal: AbortSignal,
): Promise<ItemAnswer | undefined> {
  try {
    return await runner.run(task, signal);
  } catch (error) {
    if (signal.aborted) return undefined;
    const reason = error instanceof Error ? error.message : String(error);
    return runner.refuse(task, killed(`the program failed on this item twice (${reason})`));
  }
}

export function itemTask({ operation, options, lines }: LeasedChunk, at: number): ItemTask {
  const item = lines[at];
  if (item === undefined) throw new Error(`the chunk has no item ${at}`);
  return { operation, options, item };
}

export function killed(message: string): Problem {
  return { code: 'killed', message };
}

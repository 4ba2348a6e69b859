// Answers the first items of a task. If that fails, the first item is tried alone, and is answered
// in any case.

import type { Problem } from '../../puzzle/problem.ts';
import { worded } from '../../puzzle/wording.ts';
import type { ItemAnswer, ItemRunner, ItemTask } from './item-runner.ts';

/**
 * Returns answers of the first items: at least one that `onAhead` has not got, or the first one
 * alone if it failed together with others; none if the signal was aborted first.
 */
export async function answerOrRetryFirst(
  runner: ItemRunner,
  task: ItemTask,
  signal: AbortSignal,
  onAhead: (answers: readonly ItemAnswer[]) => void,
): Promise<readonly ItemAnswer[]> {
  try {
    return await runner.run(task, signal, onAhead);
  } catch {
    // The item at fault is not known, and there may be none: the first one is tried alone.
    return signal.aborted ? [] : answerFirst(runner, task, signal);
  }
}

async function answerFirst(
  runner: ItemRunner,
  task: ItemTask,
  signal: AbortSignal,
): Promise<readonly ItemAnswer[]> {
  const [first] = task.items;
  if (first === undefined) return [];
  try {
    return await runner.run({ ...task, items: [first] }, signal, () => {});
  } catch (error) {
    if (signal.aborted) return [];
    const reason = error instanceof Error ? error.message : String(error);
    return [runner.refuse(first, fault(reason))];
  }
}

function fault(reason: string): Problem {
  return { code: 'fault', ...worded`a fault of the program, please report it: ${reason}` };
}

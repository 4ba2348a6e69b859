// A runner answers the items of batches. Workers know nothing else of items.

import type { Problem } from '../../puzzle/problem.ts';
import type { OperationOptions } from '../store/batch-store.ts';

/** Items, each of which is one line of JSON, and what is to be done with them. */
export interface ItemTask {
  readonly operation: string;
  readonly options: OperationOptions;
  readonly items: readonly string[];
}

export interface ItemAnswer {
  /** One line of JSON, without a line break. */
  readonly line: string;
  /** The kind to count it by, such as `unique` or `problem:syntax`. */
  readonly kind: string;
  /** Whether the store is to keep it for items that are the same; by default it is not. */
  readonly isWorthKeeping?: true;
}

export interface ItemRunner {
  /**
   * Answers the first items, at least one: as many as are quick, because the way to a thread costs
   * more than an easy puzzle. What is wrong with an item is an answer, too. Throws only for faults
   * of the program, and if the signal was aborted. As many calls run at once as the worker has
   * threads. Where a hard item follows quick ones, `onAhead` may get the answers of those before it
   * has its own; they are among the returned answers, too, unless the item failed.
   */
  run(
    task: ItemTask,
    signal: AbortSignal,
    onAhead: (answers: readonly ItemAnswer[]) => void,
  ): Promise<readonly ItemAnswer[]>;
  /** Answers an item that is not run, for instance because it ended every worker that tried. */
  refuse(item: string, problem: Problem): ItemAnswer;
}

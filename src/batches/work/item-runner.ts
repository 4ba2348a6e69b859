// A runner answers the items of batches. Workers know nothing else of items.

import type { Problem } from '../../puzzle/problem.ts';
import type { OperationOptions } from '../store/batch-store.ts';

/** The item, which is one line of JSON, and what is to be done with it. */
export interface ItemTask {
  readonly operation: string;
  readonly options: OperationOptions;
  readonly item: string;
}

export interface ItemAnswer {
  /** One line of JSON, without a line break. */
  readonly line: string;
  /** The kind to count it by, such as `unique` or `problem:syntax`. */
  readonly kind: string;
}

export interface ItemRunner {
  /**
   * Answers one item. What is wrong with the item is an answer too. Throws only for faults of the
   * program, and if the signal was aborted. As many calls run at once as the worker has threads.
   */
  run(task: ItemTask, signal: AbortSignal): Promise<ItemAnswer>;
  /** Answers an item that is not run, for instance because it ended every worker that tried. */
  refuse(task: ItemTask, problem: Problem): ItemAnswer;
}

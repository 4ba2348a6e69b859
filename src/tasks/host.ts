// Describes the host of a task: all that a task may use while it works, wherever it runs.

export interface Host<Progress = never, Item = never> {
  /** Polled between slices of the work. Returns true when the task is to end. */
  readonly stop: () => boolean;
  /**
   * Takes the progress of the task. Progress goes back when another worker begins the task anew.
   */
  readonly onProgress: (progress: Progress) => void;
  /**
   * Takes an item. Each item is passed on once and in order, even if another worker does the task
   * again. If the function returns a promise, tasks other than those of methods wait for it, so
   * that items do not come faster than they are dealt with.
   */
  readonly onItem: (item: Item) => void | Promise<void>;
}

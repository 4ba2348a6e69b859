// Describes the host of a task: all that a task may use while it works, wherever it runs.

export interface Host<Progress = never, Item = never> {
  /** Polled between slices; returns true once nobody wants the answer. */
  readonly stop: () => boolean;
  /** Takes how far the task is; that goes back when another worker begins the task anew. */
  readonly onProgress: (progress: Progress) => void;
  /**
   * Takes a piece of the answer. Each piece is passed on once and in order, even when another
   * worker does the task again. If this returns a promise, the task waits for it, so that items do
   * not come faster than they are dealt with.
   */
  readonly onItem: (item: Item) => void | Promise<void>;
}

// What a task may use while it works, wherever that is.

export interface Host<Progress = never, Item = never> {
  /** Polled between slices; true once nobody wants the answer any more. */
  readonly stop: () => boolean;
  /** How far the task is, which is less when another worker begins it anew. */
  readonly onProgress: (progress: Progress) => void;
  /**
   * A piece of the answer. Each is told once and in order, also when another worker does the task
   * again. A promise asks the task to wait, because nobody keeps up with its items.
   */
  readonly onItem: (item: Item) => void | Promise<void>;
}

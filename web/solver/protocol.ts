// What page and worker say to each other: requests by number, each with progress on the way and one
// answer.

import type { Tasks } from './tasks.ts';

export type TaskId = keyof Tasks;
export type ArgsOf<T extends TaskId> = Parameters<Tasks[T]>[0];
export type ProgressOf<T extends TaskId> = Tasks[T] extends (
  args: never,
  host: Host<infer P>,
) => unknown
  ? P
  : never;
export type ValueOf<T extends TaskId> = Awaited<ReturnType<Tasks[T]>>;

/**
 * Tasks whose progress adds up to the answer, in an order of its own: each piece is told once, also
 * when another worker does the task again. That of the others says how far they are, which is less
 * when they begin anew.
 */
export const STREAMING: readonly TaskId[] = ['explain'];

/** What a task may use while it works. */
export interface Host<Progress = never> {
  /** Polled between slices; true once the page does not want the answer any more. */
  readonly stop: () => boolean;
  readonly onProgress: (progress: Progress) => void;
}

export type ToWorker =
  | { readonly kind: 'ask'; readonly id: number; readonly task: TaskId; readonly args: unknown }
  | { readonly kind: 'cancel'; readonly id: number };

export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: unknown }
  | { readonly kind: 'value'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'fault'; readonly id: number; readonly message: string };

// The messages between an asker and a worker: requests with numbers, each with progress and items
// on the way and with one end. All of it is plain data that can cross threads and processes.

import type { Outcome } from '../puzzle/problem.ts';

export interface TaskRequest {
  readonly kind: 'ask';
  readonly id: number;
  /** The name of a task in the registry; a worker with a single task ignores it. */
  readonly task: string;
  readonly args: unknown;
}

export type ToWorker =
  | TaskRequest
  | { readonly kind: 'cancel'; readonly id: number }
  /** An item has been dealt with, so that there is room for one more. */
  | { readonly kind: 'more'; readonly id: number };

/** The message that ends a request. */
export type TaskReply =
  | { readonly kind: 'value'; readonly id: number; readonly outcome: Outcome<unknown> }
  | {
      readonly kind: 'fault';
      readonly id: number;
      readonly message: string;
      /** The stack of the error, for whoever looks for the bug. */
      readonly stack?: string;
      /** The failure is not a bug: the puzzle needs more memory than there is. */
      readonly isOutOfMemory: boolean;
    };

export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: unknown }
  | { readonly kind: 'item'; readonly id: number; readonly item: unknown }
  | TaskReply;

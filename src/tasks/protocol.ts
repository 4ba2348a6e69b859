// Describes the messages between an asker and a worker. Each request has a number, may have
// progress and items, and ends with one reply. Messages are plain data that can cross threads and
// processes.

import type { Outcome } from '../puzzle/problem.ts';

export interface TaskRequest {
  readonly kind: 'ask';
  readonly id: number;
  /** The name of a task; a worker with a single task ignores it. */
  readonly task: string;
  readonly args: unknown;
  /**
   * Whether the items of the task are to be sent. Items that nobody takes would hold the task up.
   */
  readonly wantsItems: boolean;
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
      /** True if the failure is a lack of memory and not a bug. */
      readonly isOutOfMemory: boolean;
    };

export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: unknown }
  | { readonly kind: 'item'; readonly id: number; readonly item: unknown }
  | TaskReply;

// What an asker and a worker say to each other: requests by number, each with progress and items on
// the way and one end. All of it is plain data that crosses threads and processes.

import type { Outcome } from '../puzzle/problem.ts';

export interface TaskRequest {
  readonly kind: 'ask';
  readonly id: number;
  /** Of the registry; a worker for one task alone takes any. */
  readonly task: string;
  readonly args: unknown;
}

export type ToWorker =
  | TaskRequest
  | { readonly kind: 'cancel'; readonly id: number }
  /** An item has been dealt with: there is room for one more. */
  | { readonly kind: 'more'; readonly id: number };

/** What ends a request. */
export type TaskReply =
  | { readonly kind: 'value'; readonly id: number; readonly outcome: Outcome<unknown> }
  | {
      readonly kind: 'fault';
      readonly id: number;
      readonly message: string;
      /** Of the error, for whoever looks for the bug. */
      readonly stack?: string;
      /** Nobody's bug: the puzzle needs more memory than there is. */
      readonly isOutOfMemory: boolean;
    };

export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: unknown }
  | { readonly kind: 'item'; readonly id: number; readonly item: unknown }
  | TaskReply;

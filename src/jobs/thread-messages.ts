// What goes with the messages of a task to and from a worker thread.

import type { MessagePort } from 'node:worker_threads';
import type { TaskReply, TaskRequest } from '../tasks/protocol.ts';

/** What a thread is handed. */
export interface ThreadRequest {
  readonly request: TaskRequest;
  /** Not 0: the task is to end with what it knows. One flag can stop many. */
  readonly flag: Int32Array;
  /** Seconds after which the thread gives the task up, so that others get their turn. */
  readonly quantum?: number;
  /** Where progress, items and the reply go if somebody listens to them. */
  readonly port?: MessagePort;
}

/**
 * `told`: the reply went to the port, behind all items. `unfinished`: the quantum was over first,
 * and what was known by then is dropped.
 */
export type ThreadEnd = TaskReply | 'told' | 'unfinished';

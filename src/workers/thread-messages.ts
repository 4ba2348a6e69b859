// The envelopes in which the messages of a task go to and from a worker thread.

import type { MessagePort } from 'node:worker_threads';
import type { TaskReply, TaskRequest } from '../tasks/protocol.ts';

/** A request as a thread receives it. */
export interface ThreadRequest {
  readonly request: TaskRequest;
  /**
   * When its value is not 0, the task is to end with what it knows. One flag can stop many tasks.
   */
  readonly flag: Int32Array;
  /** The flag of `SpareCores`: when its value is not 0, the task may use another core, too. */
  readonly spare?: Int32Array;
  /** Seconds after which the thread gives the task up, so that other tasks get their turn. */
  readonly quantum?: number;
  /** Receives progress, items and the reply if somebody listens to them. */
  readonly port?: MessagePort;
}

/**
 * `sent`: the reply was sent to the port, after all items. `unfinished`: the quantum ended first,
 * and what was known by then is dropped.
 */
export type ThreadEnd = TaskReply | 'sent' | 'unfinished';

// Handles a message from a worker for its asker, whichever way it came.

import type { FromWorker, TaskReply } from './protocol.ts';

export interface TaskListener {
  readonly onProgress?: (progress: never) => void;
  readonly onItem?: (item: never) => void | Promise<void>;
}

/**
 * Passes progress and items on, and returns the reply when the message ends the request. `askMore`
 * is called once an item has been dealt with, `fail` when that went wrong.
 */
export function deliverMessage(
  { onProgress, onItem }: TaskListener,
  message: FromWorker,
  askMore: () => void,
  fail: (error: unknown) => void,
): TaskReply | undefined {
  if (message.kind !== 'progress' && message.kind !== 'item') return message;
  try {
    if (message.kind === 'progress') onProgress?.(message.progress as never);
    else {
      const dealt = onItem?.(message.item as never);
      if (dealt instanceof Promise) dealt.then(askMore, fail);
      else askMore();
    }
  } catch (error) {
    fail(error);
  }
  return undefined;
}

// Handles a message that a worker sent to its asker.

import type { FromWorker, TaskReply } from './protocol.ts';

export interface TaskListener {
  readonly onProgress?: (progress: never) => void;
  readonly onItem?: (item: never) => void | Promise<void>;
}

/**
 * Passes progress and items on, and returns the reply if the message ends the request. Calls
 * `askMore` after an item has been dealt with, and `fail` if a listener throws or rejects.
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

// The channel by which progress, items and the reply get from a worker thread to whoever listens.

import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { deliverMessage, type TaskListener } from '../tasks/deliver-message.ts';
import type { FromWorker, TaskReply, ToWorker } from '../tasks/protocol.ts';

interface ReplyChannel {
  /** The end of the channel that is to be transferred to the thread. */
  readonly port: MessagePort;
  /** Rejected with the error of a listener that fails; the task is cancelled then, too. */
  readonly reply: Promise<TaskReply>;
  cancel(): void;
  close(): void;
}

export function openReplyChannel(id: number, listener: TaskListener): ReplyChannel {
  const { port1, port2 } = new MessageChannel();
  const send = (kind: 'more' | 'cancel'): void =>
    port1.postMessage({ kind, id } satisfies ToWorker);
  const cancel = (): void => send('cancel');
  const reply = new Promise<TaskReply>((resolve, reject) => {
    const askMore = (): void => send('more');
    const fail = (error: unknown): void => {
      reject(error);
      cancel();
    };
    port1.on('message', (message: FromWorker) => {
      const end = deliverMessage(listener, message, askMore, fail);
      if (end !== undefined) resolve(end);
    });
  });
  // `reply` may be rejected before anybody waits for it. That must not end the program.
  reply.catch(() => {});
  return { port: port2, reply, cancel, close: () => port1.close() };
}

// The entry of a worker thread: it takes one task, sends progress and items on the way, and returns
// its reply.

import type { Host } from '../tasks/host.ts';
import type { ToWorker } from '../tasks/protocol.ts';
import { runTask, sendReply, serveRequest } from '../tasks/serve-tasks.ts';
import { loadTask, type TaskId } from '../tasks/tasks.ts';
import { makeQuantum } from './quantum.ts';
import type { ThreadEnd, ThreadRequest } from './thread-messages.ts';
import { threadSeconds } from './thread-seconds.ts';

export default async function work(handed: ThreadRequest): Promise<ThreadEnd> {
  const { request, flag, port } = handed;
  const quantum = makeQuantum(handed.quantum ?? Number.POSITIVE_INFINITY, threadSeconds);
  const stop = (): boolean => Atomics.load(flag, 0) !== 0 || quantum.stop();
  const served = port && serveRequest(request.id, (message) => port.postMessage(message));
  port?.on('message', (message: ToWorker) => served?.receive(message));
  const host = served?.host ?? SILENT;
  const bounded = { ...host, stop: () => host.stop() || stop() };
  const reply = await runTask(request, bounded, (task) => loadTask(task as TaskId));
  if (quantum.isOver() && reply.kind === 'value') return 'unfinished';
  if (port === undefined) return reply;
  sendReply((message) => port.postMessage(message), reply);
  return 'told';
}

const SILENT: Host<unknown, unknown> = {
  stop: () => false,
  onProgress: () => {},
  onItem: () => {},
};

// The entry of a worker thread: takes one task, sends its progress and items on the way, and gives
// its reply.

import { once } from 'node:events';
import { defined } from '../puzzle/defined.ts';
import type { Host } from '../tasks/host.ts';
import type { ToWorker } from '../tasks/protocol.ts';
import { runTask, sendReply, serveRequest } from '../tasks/serve-tasks.ts';
import { loadTask, type TaskId } from '../tasks/tasks.ts';
import { partnerOpener } from './partners/open-partner.ts';
import { makeQuantum, type Quantum } from './quantum.ts';
import type { ThreadEnd, ThreadRequest } from './thread-messages.ts';
import { threadSeconds } from './thread-seconds.ts';

export default async function work(handed: ThreadRequest): Promise<ThreadEnd> {
  const { request, flag, spare, port, quantum: seconds = Number.POSITIVE_INFINITY } = handed;
  const quantum = makeQuantum(seconds, threadSeconds);
  const isStopped = (): boolean => Atomics.load(flag, 0) !== 0;
  const stop = (): boolean => isStopped() || quantum.stop();
  const served = port && serveRequest(request, (message) => port.postMessage(message));
  const cancel = (): void => served?.receive({ kind: 'cancel', id: request.id });
  const timer = callWhenOver(quantum, seconds, cancel);
  port?.on('message', (message: ToWorker) => served?.receive(message));
  const closed = port && once(port, 'close');
  const host = served?.host ?? SILENT;
  const openPartner = spare && partnerOpener(spare);
  const bounded = { ...host, stop: () => host.stop() || stop(), ...defined({ openPartner }) };
  const reply = await runTask(request, bounded, (task) => loadTask(task as TaskId));
  clearInterval(timer);
  // A task that was stopped answers with what it knows, even if its quantum is over as well.
  const isUnfinished = quantum.isOver() && !isStopped() && reply.kind === 'value';
  if (port === undefined) return isUnfinished ? 'unfinished' : reply;
  if (!isUnfinished) sendReply((message) => port.postMessage(message), reply);
  // Piscina blocks the thread until the next task. A port that was not closed by then would be kept
  // for ever, with all that its task held.
  port.close();
  await closed;
  return isUnfinished ? 'unfinished' : 'sent';
}

/**
 * Calls `call` when the quantum is over. The task itself does not look at the quantum while it
 * waits until its items are dealt with.
 */
function callWhenOver(
  quantum: Quantum,
  seconds: number,
  call: () => void,
): NodeJS.Timeout | undefined {
  if (!Number.isFinite(seconds)) return undefined;
  return setInterval(() => quantum.stop() && call(), seconds * 1000);
}

const SILENT: Host<unknown, unknown> = {
  stop: () => false,
  onProgress: () => {},
  onItem: () => {},
};

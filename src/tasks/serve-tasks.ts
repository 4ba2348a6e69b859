// The worker's side: does what it is asked, and looks between slices at what it has been told
// since.

import { isOutOfMemory } from '../puzzle/out-of-memory.ts';
import type { Host } from './host.ts';
import type { FromWorker, TaskReply, TaskRequest, ToWorker } from './protocol.ts';
import { type AnyTask, loadTask } from './tasks.ts';

/** Items that are sent before the asker has to say that it keeps up. */
export const ITEMS_AHEAD = 256;

export type LoadTask = (task: TaskRequest['task']) => Promise<AnyTask>;

/** Gives the function that takes the messages of an asker. */
export function serveTasks(
  send: (message: FromWorker) => void,
  load: LoadTask = loadTask,
): (message: ToWorker) => void {
  const running = new Map<number, Running>();
  return (message) => {
    if (message.kind === 'ask') void serve(message, running, send, load);
    else if (message.kind === 'cancel') cancel(running.get(message.id));
    else giveRoom(running.get(message.id));
  };
}

interface Running {
  isCancelled: boolean;
  /** Items that may be sent now. */
  room: number;
  /** Wakes a task that waits for room. */
  wake: (() => void) | undefined;
}

async function serve(
  request: TaskRequest,
  running: Map<number, Running>,
  send: (message: FromWorker) => void,
  load: LoadTask,
): Promise<void> {
  const { id } = request;
  const own: Running = { isCancelled: false, room: ITEMS_AHEAD, wake: undefined };
  running.set(id, own);
  const host: Host<unknown, unknown> = {
    stop: () => own.isCancelled,
    onProgress: (progress) => send({ kind: 'progress', id, progress }),
    onItem: (item) => {
      send({ kind: 'item', id, item });
      return takeRoom(own);
    },
  };
  const end = await runTask(request, host, load);
  running.delete(id);
  send(end);
}

/** Does one task to its end, which is never a throw. */
export async function runTask(
  { id, task, args }: TaskRequest,
  host: Host<unknown, unknown>,
  load: LoadTask = loadTask,
): Promise<TaskReply> {
  try {
    const work = await load(task);
    return { kind: 'value', id, outcome: await work(args as never, host as never) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'fault', id, message, isOutOfMemory: isOutOfMemory(error) };
  }
}

function takeRoom(own: Running): Promise<void> | undefined {
  own.room--;
  if (own.room > 0 || own.isCancelled) return undefined;
  return new Promise((wake) => {
    own.wake = wake;
  });
}

function giveRoom(own: Running | undefined): void {
  if (own === undefined) return;
  own.room++;
  own.wake?.();
}

/** A task that waits for room looks up and finds that it is not wanted. */
function cancel(own: Running | undefined): void {
  if (own === undefined) return;
  own.isCancelled = true;
  own.wake?.();
}

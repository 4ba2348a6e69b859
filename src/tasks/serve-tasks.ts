// Does the tasks that a worker is asked for. Between slices of a task, the worker reads the
// messages that have come meanwhile.

import { defined } from '../puzzle/defined.ts';
import { isOutOfMemory } from '../puzzle/out-of-memory.ts';
import type { Outcome } from '../puzzle/problem.ts';
import type { Host } from './host.ts';
import type { FromWorker, TaskReply, TaskRequest, ToWorker } from './protocol.ts';

/**
 * How many items a task sends before it waits for the asker to deal with them; tasks of methods do
 * not wait.
 */
export const ITEMS_AHEAD = 256;

export type TaskFunction = (args: never, host: never) => Promise<Outcome<unknown>>;

/** Loads a task by its name. */
export type LoadTask = (task: string) => Promise<TaskFunction>;

/**
 * Returns the function that takes the messages of an asker. `means` is what the host has beside
 * that which every host has, for the tasks that use it.
 */
export function serveTasks(
  send: (message: FromWorker) => void,
  load: LoadTask,
  means: object = {},
): (message: ToWorker) => void {
  const served = new Map<number, ServedRequest>();
  return (message) => {
    const { id } = message;
    if (message.kind !== 'ask') served.get(id)?.receive(message);
    else {
      const own = serveRequest(message, send);
      served.set(id, own);
      void runTask(message, { ...own.host, ...means }, load).then((reply) => {
        served.delete(id);
        sendReply(send, reply);
      });
    }
  };
}

/**
 * A request that is being worked on: its host, and the function that takes the messages about it.
 */
interface ServedRequest {
  readonly host: Host<unknown, unknown>;
  readonly receive: (message: ToWorker) => void;
}

export function serveRequest(
  { id, wantsItems }: TaskRequest,
  send: (message: FromWorker) => void,
): ServedRequest {
  const request: RequestState = { isCancelled: false, room: ITEMS_AHEAD, waiting: [] };
  return {
    host: {
      stop: () => request.isCancelled,
      onProgress: (progress) => send({ kind: 'progress', id, progress }),
      onItem(item) {
        if (!wantsItems) return undefined;
        send({ kind: 'item', id, item });
        request.room--;
        return mayGoOn(request) ? undefined : nextTurn(request);
      },
    },
    receive({ kind }) {
      if (kind === 'more') request.room++;
      else request.isCancelled = true;
      if (mayGoOn(request)) for (const wake of request.waiting.splice(0)) wake();
    },
  };
}

interface RequestState {
  isCancelled: boolean;
  /**
   * How many items may be sent before the task has to wait; below 0 if the task sent items without
   * waiting for room.
   */
  room: number;
  /** Functions that wake the task when there is room or a cancel. */
  readonly waiting: (() => void)[];
}

/** Whether the task need not wait. A cancelled task does not wait: it has to see the cancel. */
function mayGoOn({ isCancelled, room }: RequestState): boolean {
  return isCancelled || room > 0;
}

function nextTurn({ waiting }: RequestState): Promise<void> {
  return new Promise((wake) => waiting.push(wake));
}

/** Does one task to its end; errors become a reply and are never thrown. */
export async function runTask(
  { id, task, args }: TaskRequest,
  host: Host<unknown, unknown>,
  load: LoadTask,
): Promise<TaskReply> {
  try {
    const work = await load(task);
    return { kind: 'value', id, outcome: await work(args as never, host as never) };
  } catch (error) {
    return faultOf(id, error);
  }
}

/**
 * Sends a reply. If the reply cannot be copied to the asker, for example because it has a function,
 * a fault is sent instead.
 */
export function sendReply(send: (message: FromWorker) => void, reply: TaskReply): void {
  try {
    send(reply);
  } catch (error) {
    send(faultOf(reply.id, error));
  }
}

function faultOf(id: number, error: unknown): TaskReply {
  return { kind: 'fault', id, ...describeError(error), isOutOfMemory: isOutOfMemory(error) };
}

function describeError(error: unknown): { readonly message: string; readonly stack?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack } = error;
  return { message, ...defined({ stack }) };
}

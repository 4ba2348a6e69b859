// The asker's side of a worker. A request is a promise that can be cancelled: the worker is sent a
// message, and if it does not answer in time, it is ended and replaced. When a worker dies, its
// requests fail, and the next request gets a new worker.

import { hearWorker, type TaskListener } from './hear-worker.ts';
import type { Port } from './port.ts';
import type { FromWorker, TaskRequest, ToWorker } from './protocol.ts';
import type { ArgsOf, ItemOf, OutcomeOf, ProgressOf, TaskId } from './tasks.ts';

export interface AskOptions<T extends TaskId> {
  /** Aborting rejects at once with the signal's reason. */
  readonly signal?: CancelSignal;
  readonly onProgress?: (progress: ProgressOf<T>) => void;
  /** The worker waits for the promises of its items. */
  readonly onItem?: (item: ItemOf<T>) => void | Promise<void>;
}

/** The members of an `AbortSignal` that an asker needs. */
export interface CancelSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', cancel: () => void, options: { readonly once: true }): void;
  removeEventListener(type: 'abort', cancel: () => void): void;
}

export interface TaskAsker {
  ask<T extends TaskId>(task: T, args: ArgsOf<T>, options?: AskOptions<T>): Promise<OutcomeOf<T>>;
}

/** The worker ended before its answer, or the task failed: a message for the person who asked. */
export class TaskFailure extends Error {
  override readonly name = 'TaskFailure';
  /** The worker gave no message: it was never loaded, or ended by force. */
  readonly isSilent: boolean;

  constructor(message: string, isSilent = false) {
    super(message);
    this.isSilent = isSilent;
  }
}

export type TaskPort = Port<ToWorker, FromWorker>;

/** Milliseconds that a cancelled task may go on before its worker is ended. */
const GRACE = 80;

interface PendingRequest extends TaskListener {
  readonly message: TaskRequest;
  readonly resolve: (outcome: never) => void;
  readonly reject: (reason: unknown) => void;
  /** How many items were passed on. */
  told: number;
  /** How many items another worker will send again; they are not passed on a second time. */
  known: number;
}

/** `sayEnded` returns the message for a worker that ends without one. */
export function askTasks(openPort: () => TaskPort, sayEnded: () => string): TaskAsker {
  const requests = new Map<number, PendingRequest>();
  /** The timers of requests that were cancelled and that the worker has not ended yet. */
  const leaving = new Map<number, Timer>();
  let port: TaskPort | undefined;
  let lastId = 0;

  const end = (reason: unknown): void => {
    port?.terminate();
    port = undefined;
    for (const timer of leaving.values()) timers.clearTimeout(timer);
    leaving.clear();
    const failed = [...requests.values()];
    requests.clear();
    for (const { reject } of failed) reject(reason);
  };

  const hear = (message: FromWorker, from: TaskPort): void => {
    const { id } = message;
    const request = requests.get(id);
    const askMore = (): void => from.postMessage({ kind: 'more', id });
    const isKnown = request !== undefined && isKnownItem(request, message);
    if (isKnown) askMore();
    const fail = (error: unknown): void => cancel(id, error);
    const reply = isKnown ? undefined : hearWorker(request ?? {}, message, askMore, fail);
    if (reply === undefined) return;
    timers.clearTimeout(leaving.get(id));
    leaving.delete(id);
    requests.delete(id);
    if (reply.kind === 'value') request?.resolve(reply.outcome as never);
    else request?.reject(new TaskFailure(reply.message));
  };

  const open = (): TaskPort => {
    const opened = openPort();
    opened.onmessage = ({ data }) => hear(data, opened);
    opened.onerror = ({ message }) =>
      end(message ? new TaskFailure(message) : new TaskFailure(sayEnded(), true));
    port = opened;
    return opened;
  };

  /** Gives all requests that are still wanted to another worker, which begins them anew. */
  const replace = (): void => {
    const wanted = [...requests];
    requests.clear();
    end(undefined);
    for (const [id, request] of wanted) {
      requests.set(id, request);
      request.known = request.told;
      (port ?? open()).postMessage(request.message);
    }
  };

  const cancel = (id: number, reason: unknown): void => {
    const request = requests.get(id);
    if (request === undefined) return;
    requests.delete(id);
    port?.postMessage({ kind: 'cancel', id });
    leaving.set(id, timers.setTimeout(replace, GRACE));
    request.reject(reason);
  };

  return {
    ask(task, args, { signal, onProgress, onItem } = {}) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      const id = ++lastId;
      const message = { kind: 'ask', id, task, args } as const;
      const abort = (): void => cancel(id, signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });
      const outcome = new Promise<never>((resolve, reject) => {
        requests.set(id, { message, resolve, reject, onProgress, onItem, told: 0, known: 0 });
        (port ?? open()).postMessage(message);
      });
      // A signal may live much longer than a request, and would keep its arguments with it.
      return outcome.finally(() => signal?.removeEventListener('abort', abort));
    },
  };
}

/** Whether the message is an item that was passed on before. */
function isKnownItem(request: PendingRequest, { kind }: FromWorker): boolean {
  if (kind !== 'item') return false;
  if (request.known > 0) {
    request.known--;
    return true;
  }
  request.told++;
  return false;
}

type Timer = unknown;

/** Every host has them, but the language does not declare them. */
const timers = globalThis as unknown as {
  setTimeout(run: () => void, ms: number): Timer;
  clearTimeout(timer: Timer): void;
};

// Asks a worker for tasks. A request can be cancelled: then the worker gets a message, and is
// replaced if it does not answer in time. When a worker dies, its requests fail, and the next
// request gets a new worker.

import { defined } from '../puzzle/defined.ts';
import { deliverMessage, type TaskListener } from './deliver-message.ts';
import type { PageTaskId } from './page-tasks.ts';
import type { Port } from './port.ts';
import type { FromWorker, TaskReply, TaskRequest, ToWorker } from './protocol.ts';
import type { ArgsOf, ItemOf, OutcomeOf, ProgressOf } from './tasks.ts';

interface AskOptions<T extends PageTaskId> {
  /** Aborting rejects at once with the signal's reason. */
  readonly signal?: CancelSignal;
  readonly onProgress?: (progress: ProgressOf<T>) => void;
  /**
   * Takes an item. If the function returns a promise, the task sends only a limited number of
   * further items until the promise is fulfilled; tasks of methods do not wait.
   */
  readonly onItem?: (item: ItemOf<T>) => void | Promise<void>;
}

/** The members of an `AbortSignal` that an asker needs. */
interface CancelSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', cancel: () => void, options: { readonly once: true }): void;
  removeEventListener(type: 'abort', cancel: () => void): void;
}

export interface TaskAsker {
  ask<T extends PageTaskId>(
    task: T,
    args: ArgsOf<T>,
    options?: AskOptions<T>,
  ): Promise<OutcomeOf<T>>;
}

/** Says that the worker ended before its answer, or that the task failed. */
export class TaskFailure extends Error {
  override readonly name = 'TaskFailure';
  /**
   * Whether the worker ended without a message, for example because it was never loaded or was
   * ended by force.
   */
  readonly isSilent: boolean;

  constructor(message: string, isSilent = false) {
    super(message);
    this.isSilent = isSilent;
  }
}

export type TaskPort = Port<ToWorker, FromWorker>;

/** Milliseconds that a cancelled task may go on before its worker is ended. */
const GRACE = 80;

/** `sayEnded` returns the message for a worker that ends without a message. */
export function askTasks(openPort: () => TaskPort, sayEnded: () => string): TaskAsker {
  const asker: Asker = {
    openPort,
    sayEnded,
    requests: new Map(),
    graces: new Map(),
    port: undefined,
    lastId: 0,
  };
  return {
    ask(task, args, { signal, onProgress, onItem } = {}) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      const id = ++asker.lastId;
      const message = { kind: 'ask', id, task, args, wantsItems: onItem !== undefined } as const;
      const abort = (): void => cancel(asker, id, signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });
      const outcome = new Promise<never>((resolve, reject) => {
        const listener = defined({ onProgress, onItem });
        const request = { message, resolve, reject, ...listener, delivered: 0, repeated: 0 };
        asker.requests.set(id, request);
        portOf(asker).postMessage(message);
      });
      // A signal may live much longer than a request. The listener would keep the arguments of the
      // request in memory.
      return outcome.finally(() => signal?.removeEventListener('abort', abort));
    },
  };
}

interface Asker {
  readonly openPort: () => TaskPort;
  readonly sayEnded: () => string;
  readonly requests: Map<number, PendingRequest>;
  /** The timers of requests that were cancelled and that the worker has not ended yet. */
  readonly graces: Map<number, Timer>;
  port: TaskPort | undefined;
  lastId: number;
}

interface PendingRequest extends TaskListener {
  readonly message: TaskRequest;
  readonly resolve: (outcome: never) => void;
  readonly reject: (reason: unknown) => void;
  /** How many items were passed on. */
  delivered: number;
  /** How many items another worker will send again; they are not passed on a second time. */
  repeated: number;
}

function portOf(asker: Asker): TaskPort {
  if (asker.port !== undefined) return asker.port;
  const port = asker.openPort();
  port.onmessage = ({ data }) => receive(asker, data, port);
  port.onerror = ({ message }) =>
    end(asker, message ? new TaskFailure(message) : new TaskFailure(asker.sayEnded(), true));
  asker.port = port;
  return port;
}

function receive(asker: Asker, message: FromWorker, from: TaskPort): void {
  const { id } = message;
  const request = asker.requests.get(id);
  const askMore = (): void => from.postMessage({ kind: 'more', id });
  if (request !== undefined && isRepeated(request, message)) {
    askMore();
    return;
  }
  const fail = (error: unknown): void => cancel(asker, id, error);
  const reply = deliverMessage(request ?? {}, message, askMore, fail);
  if (reply !== undefined) settle(asker, reply);
}

function settle({ requests, graces }: Asker, reply: TaskReply): void {
  const { id } = reply;
  const request = requests.get(id);
  timers.clearTimeout(graces.get(id));
  graces.delete(id);
  requests.delete(id);
  if (reply.kind === 'value') request?.resolve(reply.outcome as never);
  else request?.reject(new TaskFailure(reply.message));
}

function cancel(asker: Asker, id: number, reason: unknown): void {
  const request = asker.requests.get(id);
  if (request === undefined) return;
  asker.requests.delete(id);
  asker.port?.postMessage({ kind: 'cancel', id });
  asker.graces.set(
    id,
    timers.setTimeout(() => replaceWorker(asker), GRACE),
  );
  request.reject(reason);
}

/** Gives all requests that are still wanted to another worker, which begins them anew. */
function replaceWorker(asker: Asker): void {
  const wanted = [...asker.requests];
  asker.requests.clear();
  end(asker, undefined);
  for (const [id, request] of wanted) {
    request.repeated = request.delivered;
    asker.requests.set(id, request);
    portOf(asker).postMessage(request.message);
  }
}

/** Ends the worker, and fails its requests. */
function end(asker: Asker, reason: unknown): void {
  asker.port?.terminate();
  asker.port = undefined;
  for (const timer of asker.graces.values()) timers.clearTimeout(timer);
  asker.graces.clear();
  const failed = [...asker.requests.values()];
  asker.requests.clear();
  for (const { reject } of failed) reject(reason);
}

/** Counts the message if it is an item, and tells whether that item was passed on before. */
function isRepeated(request: PendingRequest, { kind }: FromWorker): boolean {
  if (kind !== 'item') return false;
  if (request.repeated > 0) {
    request.repeated--;
    return true;
  }
  request.delivered++;
  return false;
}

type Timer = unknown;

/** Every JavaScript host has these timers, but the language does not declare them. */
const timers = globalThis as unknown as {
  setTimeout(run: () => void, ms: number): Timer;
  clearTimeout(timer: Timer): void;
};

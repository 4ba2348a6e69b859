// The page's side of the worker. A request is a promise that can be cancelled: the worker is told,
// and one that does not come back in time is ended and replaced. A worker that dies fails its
// requests, and the next request gets a new one.

import type { Port } from './port.ts';
import {
  type ArgsOf,
  type FromWorker,
  type ProgressOf,
  STREAMING,
  type TaskId,
  type ToWorker,
  type ValueOf,
} from './protocol.ts';

export interface AskOptions<T extends TaskId> {
  /** Aborting rejects at once with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ProgressOf<T>) => void;
}

export interface Solver {
  ask<T extends TaskId>(task: T, args: ArgsOf<T>, options?: AskOptions<T>): Promise<ValueOf<T>>;
}

/**
 * The worker ended before its answer, or failed: a message for the person, the board is as it was.
 */
export class SolverFailure extends Error {
  override readonly name = 'SolverFailure';
  /** The worker had no words for it: it was never loaded, or ended by force. */
  readonly isSilent: boolean;

  constructor(message: string, isSilent = false) {
    super(message);
    this.isSilent = isSilent;
  }
}

export type SolverPort = Port<ToWorker, FromWorker>;

/** Milliseconds that a cancelled task may go on before its worker is ended. */
const GRACE = 80;

interface Request {
  readonly message: ToWorker & { readonly kind: 'ask' };
  readonly resolve: (value: never) => void;
  readonly reject: (reason: unknown) => void;
  readonly onProgress: ((progress: never) => void) | undefined;
  /** Pieces of progress that were passed on. */
  told: number;
  /** Pieces that come again from another worker. */
  known: number;
}

/** `sayEnded` has the words for a worker that ends without any of its own. */
export function makeSolver(openPort: () => SolverPort, sayEnded: () => string): Solver {
  const requests = new Map<number, Request>();
  /** Cancelled, and not heard of since. */
  const leaving = new Map<number, ReturnType<typeof setTimeout>>();
  let port: SolverPort | undefined;
  let lastId = 0;

  const end = (reason: unknown): void => {
    port?.terminate();
    port = undefined;
    for (const timer of leaving.values()) clearTimeout(timer);
    leaving.clear();
    const failed = [...requests.values()];
    requests.clear();
    for (const { reject } of failed) reject(reason);
  };

  const hear = (message: FromWorker): void => {
    const request = requests.get(message.id);
    if (message.kind === 'progress') {
      if (request) tell(request, message.progress);
      return;
    }
    clearTimeout(leaving.get(message.id));
    leaving.delete(message.id);
    requests.delete(message.id);
    if (message.kind === 'value') request?.resolve(message.value as never);
    else request?.reject(new SolverFailure(message.message));
  };

  const open = (): SolverPort => {
    const opened = openPort();
    opened.onmessage = ({ data }) => hear(data);
    opened.onerror = ({ message }) =>
      end(message ? new SolverFailure(message) : new SolverFailure(sayEnded(), true));
    port = opened;
    return opened;
  };

  /** Another worker does what is still wanted, from the beginning. */
  const replace = (): void => {
    const wanted = [...requests];
    requests.clear();
    end(undefined);
    for (const [id, request] of wanted) {
      requests.set(id, request);
      if (STREAMING.includes(request.message.task)) request.known = request.told;
      (port ?? open()).postMessage(request.message);
    }
  };

  const cancel = (id: number, reason: unknown): void => {
    const request = requests.get(id);
    if (request === undefined) return;
    requests.delete(id);
    port?.postMessage({ kind: 'cancel', id });
    leaving.set(id, setTimeout(replace, GRACE));
    request.reject(reason);
  };

  return {
    ask(task, args, { signal, onProgress } = {}) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(signal.reason);
          return;
        }
        const id = ++lastId;
        const message = { kind: 'ask', id, task, args } as const;
        requests.set(id, { message, resolve, reject, onProgress, told: 0, known: 0 });
        signal?.addEventListener('abort', () => cancel(id, signal.reason), { once: true });
        (port ?? open()).postMessage(message);
      });
    },
  };
}

function tell(request: Request, progress: unknown): void {
  if (request.known > 0) {
    request.known--;
    return;
  }
  request.told++;
  request.onProgress?.(progress as never);
}

// A queue in front of places to work at. A place that becomes free goes to the client that has the
// fewest, and clients with equally many take turns, so that a client with many jobs is in nobody's
// way but its own.

import { failure, type Outcome } from '../puzzle/problem.ts';
import { makeShares } from './shares.ts';

export interface Lane {
  /** Undefined where the client has its share of the queue already. */
  enter(client: string, signal: AbortSignal): Promise<Pass> | undefined;
  /** Whether the client would get a place at once. */
  isFree(client: string): boolean;
  running(): number;
  waiting(): number;
  /** Seconds until somebody who comes now would get a place, as far as one can tell; 1 at least. */
  delay(): number;
  /** All who wait, or come later, are told so. */
  close(): void;
}

/** `gone`: the client went away while it waited. */
export type Pass = 'gone' | 'closed' | { leave(): void };

export interface LaneSize {
  readonly places: number;
  /** More places, for clients that have none: a client that comes to a full house starts at once. */
  readonly reserved?: number;
  /** How many may wait; no bound unless told. */
  readonly waiting?: number;
}

interface Waiter {
  readonly client: string;
  readonly pass: (pass: Pass) => void;
}

/** What a client has got so far: its jobs at work, and the number of its last admission. */
interface Served {
  readonly jobs: number;
  readonly last: number;
}

const NEVER: Served = { jobs: 0, last: 0 };

/** The weight of the newest job in the mean time that a job takes. */
const NEWEST = 0.2;

export function makeLane({
  places,
  reserved = 0,
  waiting = Number.POSITIVE_INFINITY,
}: LaneSize): Lane {
  const clients = new Map<string, Served>();
  const shares = makeShares(waiting);
  let queue: readonly Waiter[] = [];
  let running = 0;
  let admissions = 0;
  let mean = 0;
  let isClosed = false;

  const servedOf = (client: string): Served => clients.get(client) ?? NEVER;
  const isFree = (client: string): boolean =>
    running < places || (running < places + reserved && servedOf(client).jobs === 0);
  const admit = (client: string): Pass => {
    const begun = performance.now();
    running++;
    clients.set(client, { jobs: servedOf(client).jobs + 1, last: ++admissions });
    return { leave: () => leave(client, (performance.now() - begun) / 1000) };
  };
  const leave = (client: string, seconds: number): void => {
    const { jobs, last } = servedOf(client);
    mean += NEWEST * (seconds - mean);
    running--;
    if (jobs > 1 || queue.some((waiter) => waiter.client === client))
      clients.set(client, { jobs: jobs - 1, last });
    else clients.delete(client);
    admitNext();
  };
  const admitNext = (): void => {
    const next = leastServed(
      queue.filter(({ client }) => isFree(client)),
      servedOf,
    );
    if (next === undefined) return;
    remove(next);
    next.pass(admit(next.client));
    admitNext();
  };
  const remove = (waiter: Waiter): void => {
    queue = queue.filter((other) => other !== waiter);
    shares.give(waiter.client);
  };
  const wait = (client: string, signal: AbortSignal): Promise<Pass> =>
    new Promise((resolve) => {
      const pass = (given: Pass): void => {
        signal.removeEventListener('abort', giveUp);
        resolve(given);
      };
      const waiter = { client, pass };
      const giveUp = (): void => {
        remove(waiter);
        pass('gone');
      };
      signal.addEventListener('abort', giveUp);
      queue = [...queue, waiter];
    });

  return {
    enter(client, signal) {
      if (signal.aborted) return Promise.resolve('gone');
      if (isClosed) return Promise.resolve('closed');
      if (isFree(client)) return Promise.resolve(admit(client));
      return shares.take(client) ? wait(client, signal) : undefined;
    },
    isFree,
    running: () => running,
    waiting: () => queue.length,
    delay: () => Math.max(1, Math.ceil((mean * (queue.length + 1)) / places)),
    close() {
      isClosed = true;
      for (const waiter of queue) {
        remove(waiter);
        waiter.pass('closed');
      }
    },
  };
}

/** Does the work once there is a place for it, and leaves the place afterwards. */
export async function inTurn<T>(
  turn: Promise<Pass> | undefined,
  work: () => Promise<T>,
): Promise<T | Outcome<never>> {
  const pass = await turn;
  if (pass === undefined || pass === 'gone' || pass === 'closed') return failure(CLOSED);
  try {
    return await work();
  } finally {
    pass.leave();
  }
}

const CLOSED = {
  code: 'closed',
  message: 'the server ends, and its work with it: try again later',
};

/** The client with the fewest jobs at work, then the one whose last turn is the longest ago. */
function leastServed(
  waiters: readonly Waiter[],
  servedOf: (client: string) => Served,
): Waiter | undefined {
  const isBefore = (one: Served, other: Served): boolean =>
    one.jobs === other.jobs ? one.last < other.last : one.jobs < other.jobs;
  return waiters.reduce<Waiter | undefined>(
    (least, waiter) =>
      least === undefined || isBefore(servedOf(waiter.client), servedOf(least.client))
        ? waiter
        : least,
    undefined,
  );
}

// A queue for places to work at. A place that becomes free goes to the waiting client that holds
// the fewest places. Clients that hold equally many places take turns. A client with many tasks
// thus delays mostly itself.

import { failure, type Outcome, type Problem } from '../../puzzle/problem.ts';
import { makeShares, type Shares } from '../protection/fair-shares.ts';
import { makeTimeEstimate } from './time-estimate.ts';

export interface FairQueue {
  /** Waits for a place; returns undefined if the client already has its share of the queue. */
  enter(client: string, signal: AbortSignal): Promise<Pass> | undefined;
  /** Whether the client would get a place at once. */
  isFree(client: string): boolean;
  /** Whether even a client that has nothing there would be refused. */
  isFull(): boolean;
  running(): number;
  waiting(): number;
  /** Estimated seconds until a client that comes now would get a place; at least 1. */
  delay(): number;
  /** Gives 'closed' to all who wait, and to all who come later. */
  close(): void;
}

/** `gone`: the client went away before it got a place. */
export type Pass = 'gone' | 'closed' | { leave(): void };

interface FairQueueSize {
  readonly places: number;
  /**
   * Additional places for clients that hold none, so that such a client can start at once even if
   * all other places are taken.
   */
  readonly reserved?: number;
  /** How many may wait; unlimited by default. */
  readonly waiting?: number;
}

interface Waiter {
  readonly client: string;
  readonly pass: (pass: Pass) => void;
}

/**
 * `tasks` is the number of running tasks of a client. `last` is the number of its latest admission.
 * One count numbers the admissions of all clients.
 */
interface Served {
  readonly tasks: number;
  readonly last: number;
}

const NEVER: Served = { tasks: 0, last: 0 };

interface State {
  readonly places: number;
  readonly reserved: number;
  readonly shares: Shares;
  readonly clients: Map<string, Served>;
  readonly queue: Waiter[];
  running: number;
  admissions: number;
}

export function makeFairQueue({ places, reserved = 0, waiting }: FairQueueSize): FairQueue {
  const shares = makeShares(waiting ?? Number.POSITIVE_INFINITY);
  const meter = makeTimeEstimate();
  const counts = { running: 0, admissions: 0 };
  const state: State = { places, reserved, shares, clients: new Map(), queue: [], ...counts };
  let isClosed = false;
  const admit = (client: string): Pass => {
    const measured = meter.begin();
    takePlace(state, client);
    return {
      leave() {
        measured();
        leavePlace(state, client);
        for (let next = nextOf(state); next !== undefined; next = nextOf(state)) {
          leaveQueue(state, next);
          next.pass(admit(next.client));
        }
      },
    };
  };
  return {
    enter(client, signal) {
      if (signal.aborted) return Promise.resolve('gone');
      if (isClosed) return Promise.resolve('closed');
      if (isFree(state, client)) return Promise.resolve(admit(client));
      return shares.take(client) ? wait(state, client, signal) : undefined;
    },
    isFree: (client) => !isClosed && isFree(state, client),
    isFull: () => state.running >= places + reserved && shares.taken() >= (waiting ?? Infinity),
    running: () => state.running,
    waiting: () => state.queue.length,
    delay: () => Math.max(1, Math.ceil((meter.seconds() * (state.queue.length + 1)) / places)),
    close() {
      isClosed = true;
      for (const waiter of [...state.queue]) {
        leaveQueue(state, waiter);
        waiter.pass('closed');
      }
    },
  };
}

/**
 * Waits for a place, does the work, and leaves the place. Without a place, the outcome is a
 * failure.
 */
export async function inTurn<T>(
  turn: Promise<Pass> | undefined,
  work: () => Promise<T>,
): Promise<T | Outcome<never>> {
  const pass = await turn;
  if (pass === undefined) return failure(FULL);
  if (typeof pass === 'string') return failure(pass === 'gone' ? GONE : QUEUE_CLOSED);
  try {
    return await work();
  } finally {
    pass.leave();
  }
}

const FULL = { code: 'busy', message: 'the queue is full: try again later' };
export const QUEUE_CLOSED: Problem = {
  code: 'closed',
  message: 'the server is about to end: try again later',
};
/** The client is gone, so nobody receives this. */
const GONE = { code: 'gone', message: 'the client went away' };

function isFree(state: State, client: string): boolean {
  const { running, places, reserved } = state;
  return running < places || (running < places + reserved && servedOf(state, client).tasks === 0);
}

function servedOf({ clients }: State, client: string): Served {
  return clients.get(client) ?? NEVER;
}

function takePlace(state: State, client: string): void {
  state.running++;
  state.admissions++;
  const { tasks } = servedOf(state, client);
  state.clients.set(client, { tasks: tasks + 1, last: state.admissions });
}

/**
 * Frees a place of the client. The latest admission is remembered while the client still waits or
 * works.
 */
function leavePlace(state: State, client: string): void {
  const { tasks, last } = servedOf(state, client);
  state.running--;
  if (tasks > 1 || state.queue.some((waiter) => waiter.client === client))
    state.clients.set(client, { tasks: tasks - 1, last });
  else state.clients.delete(client);
}

function wait(state: State, client: string, signal: AbortSignal): Promise<Pass> {
  return new Promise((resolve) => {
    const pass = (given: Pass): void => {
      signal.removeEventListener('abort', giveUp);
      resolve(given);
    };
    const waiter = { client, pass };
    const giveUp = (): void => {
      leaveQueue(state, waiter);
      pass('gone');
    };
    signal.addEventListener('abort', giveUp);
    state.queue.push(waiter);
  });
}

function leaveQueue({ queue, shares }: State, waiter: Waiter): void {
  queue.splice(queue.indexOf(waiter), 1);
  shares.give(waiter.client);
}

/**
 * Returns the waiter who gets the next place, or undefined if there is none. The client with the
 * fewest tasks comes first and, among equals, the client whose latest admission is longest ago.
 */
function nextOf(state: State): Waiter | undefined {
  const isBefore = (one: Served, other: Served): boolean =>
    one.tasks === other.tasks ? one.last < other.last : one.tasks < other.tasks;
  return state.queue
    .filter(({ client }) => isFree(state, client))
    .reduce<Waiter | undefined>(
      (next, waiter) =>
        next === undefined || isBefore(servedOf(state, waiter.client), servedOf(state, next.client))
          ? waiter
          : next,
      undefined,
    );
}

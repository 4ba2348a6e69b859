// Where the work of requests is done, and in which order. Nobody can tell how long it takes before
// it is done, so all of it begins with short turns: some milliseconds on this thread, then a little
// longer on others. What is not done by then begins anew with a longer turn, and at last in the long
// lane, as soon as there is a place (multilevel feedback, after Corbató, 1962). An easy puzzle never
// waits behind hard ones; a hard one loses its short turns, a tenth of its time, and on a server with
// nothing else to do only the first. Methods of the field work in processes, in the long lane alone.

import { setTimeout } from 'node:timers/promises';
import {
  type MethodHooks,
  type MethodJob,
  type MethodReport,
  methodRunner,
  type PoolOptions,
  type ReadTask,
  type SentTask,
  type ThreadHooks,
  type ThreadPool,
  threadPool,
} from '../jobs/index.ts';
import type { Outcome } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { type Ask, readInline, workInline } from './inline.ts';
import { inTurn, type Lane, makeLane } from './lane.ts';
import type { Limits } from './limits.ts';

export interface Scheduler {
  /** The short turns. `unfinished`: it is work for the long lane. */
  runShort(
    ask: Ask,
    caller: Caller,
    onStep?: ThreadHooks['onStep'],
  ): Promise<Outcome<string> | 'unfinished'>;
  /** Reads the puzzle of work for a method. */
  read(
    ask: Pick<Ask, 'sent'> & { readonly task: ReadTask },
    caller: Caller,
  ): Promise<Outcome<Puzzle>>;
  /** Whoever has a place here may run what is long. */
  readonly long: Lane;
  runLong(task: SentTask, hooks: ThreadHooks): Promise<Outcome<string>>;
  runMethod(job: MethodJob, hooks: MethodHooks): Promise<Outcome<MethodReport>>;
  running(): number;
  waiting(): number;
  /** Starts a thread before it is needed, so that nobody waits for it. */
  warm(): Promise<void>;
  /** Nothing begins any more. Work at hand may end, and after `grace` seconds ends with what it knows. */
  close(grace: number): Promise<void>;
}

export interface Caller {
  readonly client: string;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
}

/** Seconds beyond its limit after which a thread is ended; megabytes of heap after which a thread or a process is. */
const PATIENCE = 2;
const MEGABYTES = 1024;

/** The short turns: their seconds, how far their threads step back for this one (of 19), and how many stay. */
const TURNS = [
  { quantum: 0.03, nice: 3, kept: 1 },
  { quantum: 0.3, nice: 6, kept: 0 },
  { quantum: 3, nice: 9, kept: 0 },
];
const LONG_NICE = 15;
/** Characters of a text that is not read within the first turn. */
const LONG_TEXT = 64 * 1024;

/** Threads and processes are started when they are needed. */
export function makeScheduler({ running: places, waiting }: Limits): Scheduler {
  const turns = TURNS.map(({ quantum, nice, kept }) => ({
    quantum,
    lane: makeLane({ places }),
    threads: lazyThreads({ threads: places, nice, kept }),
  }));
  const long = makeLane({ places, reserved: places, waiting });
  const longThreads = lazyThreads({ threads: 2 * places, nice: LONG_NICE, kept: 0 });
  const lanes = [...turns.map(({ lane }) => lane), long];
  const methods = methodRunner({ megabytes: MEGABYTES });
  const work = tracked();
  const [first, second] = turns;
  return {
    async runShort(ask, { client, signal }, onStep) {
      const inline = await workInline(ask);
      if (inline !== 'unfinished') return inline;
      const hooks = { signal, ...(onStep && { onStep }) };
      for (const turn of ask.task.text.length > LONG_TEXT ? turns.slice(1) : turns) {
        const end = await inTurn(turn.lane.enter(client, signal), async () =>
          work.add((await turn.threads.get()).runFor(turn.quantum, ask.task, hooks)),
        );
        if (end !== 'unfinished') return end;
        // Where it can run to its end at once, more turns would only be lost.
        if (long.isFree(client)) break;
      }
      return 'unfinished';
    },
    async read({ task, sent }, { client, signal }) {
      const inline = readInline(task, sent);
      if (inline !== 'unfinished') return inline;
      return inTurn(second.lane.enter(client, signal), async () =>
        work.add((await second.threads.get()).run(task, { signal })),
      );
    },
    long,
    runLong: async (task, hooks) => work.add((await longThreads.get()).run(task, hooks)),
    runMethod: (job, hooks) => work.add(methods.run(job, hooks)),
    running: () => lanes.reduce((sum, lane) => sum + lane.running(), 0),
    waiting: () => lanes.reduce((sum, lane) => sum + lane.waiting(), 0),
    async warm() {
      await first.threads.get();
    },
    async close(grace) {
      for (const lane of lanes) lane.close();
      await work.ended(grace);
      methods.stop();
      const pools = [...turns.map(({ threads }) => threads), longThreads];
      await Promise.all(pools.map(async ({ made }) => (await made())?.close()));
      await work.ended(PATIENCE);
      methods.close();
    },
  };
}

/** A pool that is made when it is first needed. */
function lazyThreads(size: Pick<PoolOptions, 'threads' | 'nice' | 'kept'>): LazyThreads {
  let pool: Promise<ThreadPool> | undefined;
  return {
    get() {
      pool ??= threadPool({ ...size, patience: PATIENCE, megabytes: MEGABYTES });
      return pool;
    },
    made: () => pool,
  };
}

interface LazyThreads {
  get(): Promise<ThreadPool>;
  made(): Promise<ThreadPool> | undefined;
}

/** Work that goes on, and when all of it has ended. */
function tracked() {
  const all = new Set<Promise<unknown>>();
  return {
    add<T>(work: Promise<T>): Promise<T> {
      all.add(work);
      return work.finally(() => all.delete(work));
    },
    /** At the latest after so many seconds. */
    async ended(seconds: number): Promise<void> {
      const timer = new AbortController();
      const late = setTimeout(seconds * 1000, undefined, { signal: timer.signal }).catch(() => {});
      await Promise.race([late, Promise.allSettled(all)]);
      timer.abort();
    },
  };
}

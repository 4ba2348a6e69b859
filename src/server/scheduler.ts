// Where the work of requests is done, and in which order. Nobody can tell how long it takes before
// it is done, so all of it begins with short turns: some milliseconds on this thread, then a little
// longer on others. What is not done by then begins anew in the long lane (multilevel feedback,
// after Corbató, 1962). An easy puzzle never waits behind hard ones, at the price of a third of a
// second for a hard one. Methods of the field work in processes, in the long lane alone.

import { setTimeout } from 'node:timers/promises';
import {
  type MethodHooks,
  type MethodJob,
  type MethodReport,
  methodRunner,
  type ReadTask,
  type SentTask,
  type ThreadHooks,
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
/** How much the system prefers short work to long work, of at most 19. */
const NICE = 10;

/** Seconds of the short turns on threads. A long text is not read in the first one. */
const FIRST = 0.03;
const SECOND = 0.3;
const LONG_TEXT = 64 * 1024;

/** Threads and processes are started when they are needed. */
export function makeScheduler({ running: places, waiting }: Limits): Scheduler {
  const turns = [
    { quantum: FIRST, lane: makeLane({ places }), longest: LONG_TEXT },
    { quantum: SECOND, lane: makeLane({ places }), longest: Number.POSITIVE_INFINITY },
  ];
  const long = makeLane({ places, reserved: places, waiting });
  const lanes = [...turns.map(({ lane }) => lane), long];
  const options = { threads: 2 * places, kept: 0, patience: PATIENCE, megabytes: MEGABYTES };
  const short = lazy(() => threadPool(options));
  const nice = lazy(() => threadPool({ ...options, nice: NICE }));
  const methods = methodRunner({ megabytes: MEGABYTES });
  const work = tracked();
  return {
    async runShort(ask, { client, signal }, onStep) {
      const inline = await workInline(ask);
      if (inline !== 'unfinished') return inline;
      const hooks = { signal, ...(onStep && { onStep }) };
      for (const { quantum, lane, longest } of turns) {
        if (ask.task.text.length > longest) continue;
        const end = await inTurn(lane.enter(client, signal), async () =>
          work.add((await short.get()).runFor(quantum, ask.task, hooks)),
        );
        if (end !== 'unfinished') return end;
      }
      return 'unfinished';
    },
    async read({ task, sent }, { client, signal }) {
      const inline = readInline(task, sent);
      if (inline !== 'unfinished') return inline;
      const [{ lane }] = turns.slice(-1);
      return inTurn(lane.enter(client, signal), async () =>
        work.add((await short.get()).run(task, { signal })),
      );
    },
    long,
    runLong: async (task, hooks) => work.add((await nice.get()).run(task, hooks)),
    runMethod: (job, hooks) => work.add(methods.run(job, hooks)),
    running: () => lanes.reduce((sum, lane) => sum + lane.running(), 0),
    waiting: () => lanes.reduce((sum, lane) => sum + lane.waiting(), 0),
    async close(grace) {
      for (const lane of lanes) lane.close();
      await work.ended(grace);
      methods.stop();
      await Promise.all([short, nice].map(async ({ made }) => (await made())?.close()));
      await work.ended(PATIENCE);
      methods.close();
    },
  };
}

interface Lazy<T> {
  get(): Promise<T>;
  /** Undefined where nobody has asked for it. */
  made(): Promise<T> | undefined;
}

function lazy<T>(make: () => Promise<T>): Lazy<T> {
  let value: Promise<T> | undefined;
  return {
    get: () => {
      value ??= make();
      return value;
    },
    made: () => value,
  };
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

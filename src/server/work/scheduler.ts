// Decides where the work of requests is done, and in which order. How long a task takes is not
// known until the task has ended. A task therefore begins with short turns: a few milliseconds on
// this thread for some tasks, and then longer turns on other threads. A task that does not end in
// its turn begins anew in a longer turn, and at last in the long queue, as soon as there is a place
// (multilevel feedback, after Corbató, 1962). An easy puzzle waits at most for short turns of hard
// puzzles. A hard puzzle loses the time of its short turns, some three seconds; if the server has
// nothing else to do, the puzzle loses only the first turn. Methods run in processes, in the long
// queue alone.

import { availableParallelism } from 'node:os';
import { defined } from '../../puzzle/defined.ts';
import { elementAt } from '../../puzzle/element-at.ts';
import type { Outcome } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Item } from '../../tasks/items/item.ts';
import type { TextOfItems } from '../../tasks/items/items-of-text.ts';
import type { AnswerTextArgs, TextItem } from '../../tasks/texts/answer-text.ts';
import type { ReadPuzzleArgs } from '../../tasks/texts/read-puzzle.ts';
import {
  type MethodHooks,
  type MethodReport,
  type MethodRunner,
  type MethodSolveTask,
  makeSpareCores,
  methodRunner,
  type SpareCores,
  type ThreadHooks,
  type ThreadPool,
} from '../../workers/index.ts';
import type { ServerLimits } from '../limits.ts';
import { type FairQueue, inTurn, makeFairQueue } from './fair-queue.ts';
import { type LazyThreads, lazyThreads } from './lazy-threads.ts';
import { type RunningWork, watchWork } from './running-work.ts';
import { timedWork } from './timed-work.ts';

export interface Scheduler {
  /**
   * Runs the short turns; the items are collected if they are wanted. Returns `unfinished` if the
   * task needs the long queue.
   */
  runShort(
    task: AnswerTextArgs,
    caller: Caller,
    wantsItems: boolean,
  ): Promise<ShortAnswer | 'unfinished'>;
  /** Reads the puzzle for a method. */
  read(task: ReadPuzzleArgs, caller: Caller): Promise<Outcome<Puzzle>>;
  /** Reads the puzzles of a text for a batch. */
  readItems(task: TextOfItems, caller: Caller): Promise<Outcome<readonly Item[]>>;
  /**
   * The queue for long work. Callers of `runLong` and `runMethod` must have a place in this queue.
   */
  readonly long: FairQueue;
  runLong(task: AnswerTextArgs, hooks: TextHooks): Promise<Outcome<string>>;
  runMethod(task: MethodSolveTask, hooks: MethodHooks): Promise<Outcome<MethodReport>>;
  running(): number;
  waiting(): number;
  isClosing(): boolean;
  /**
   * Starts the pools whose threads stay, so that no request waits until such a thread has started.
   */
  warm(): Promise<void>;
  /**
   * Lets nothing new begin. Work at hand may go on for `grace` seconds, and then ends with what it
   * knows.
   */
  close(grace: number): Promise<void>;
}

type TextHooks = ThreadHooks<'answer-text'>;

export interface ShortAnswer {
  readonly outcome: Outcome<string>;
  readonly items: readonly TextItem[];
}

export interface Caller {
  readonly client: string;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** Takes the seconds of work that are done for the client. */
  readonly charge: (seconds: number) => void;
}

/**
 * A thread is ended `patience` seconds after the limit of its task. A thread or a process is ended
 * when its heap needs more than `megabytes`.
 */
const BOUNDS = { patience: 10, megabytes: 1024 };
/**
 * Seconds in which work can still answer with what is known after the work has been told to stop.
 */
const CLOSING_TIME = 2;

/**
 * The short turns. `quantum` is the length of a turn in seconds. `nice` is how far the system puts
 * the threads of the turn behind the thread that answers, up to 19. `kept` is how many threads stay
 * when there is nothing to do.
 */
const SHORT_TURNS = [
  { quantum: 0.03, nice: 3, kept: 1 },
  { quantum: 0.3, nice: 6, kept: 1 },
  { quantum: 3, nice: 9, kept: 0 },
];
const LONG_NICE = 15;
/**
 * A request with more characters than this skips the first turn, because that turn is too short to
 * read the request.
 */
const LONG_TEXT = 64 * 1024;
/** The turn in which the puzzles for methods and batches are read. */
const READING_TURN = 1;

/** Threads and processes are started only when they are needed. */
export function makeScheduler({ running: places, waiting, solveThreads }: ServerLimits): Scheduler {
  const turns = SHORT_TURNS.map((turn) => makeTurn(places, turn));
  const long = makeFairQueue({ places, reserved: places, waiting });
  const state: State = {
    ...{ turns, long, queues: [...turns.map(({ queue }) => queue), long] },
    longThreads: lazyThreads({ ...BOUNDS, threads: 2 * places, nice: LONG_NICE, kept: 0 }),
    methods: methodRunner({ megabytes: BOUNDS.megabytes }),
    work: watchWork(),
    cores: makeSpareCores(solveThreads > 1 ? Math.min(places, availableParallelism()) : 1),
    isClosing: false,
  };
  const { methods, queues, work, cores } = state;
  return {
    runShort: (task, caller, wantsItems) =>
      onCore(cores, () => runShort(state, { task, caller, wantsItems })),
    read: (task, caller) =>
      read(state, caller, (pool, hooks) => pool.run('read-puzzle', task, hooks)),
    readItems: (task, caller) =>
      read(state, caller, (pool, hooks) => pool.run('items-of-text', task, hooks)),
    long,
    runLong: (task, hooks) => work.add(runLong(state, task, hooks)),
    runMethod: (task, hooks) => work.add(onCore(cores, () => methods.run(task, hooks))),
    running: () => queues.reduce((sum, queue) => sum + queue.running(), 0),
    waiting: () => queues.reduce((sum, queue) => sum + queue.waiting(), 0),
    isClosing: () => state.isClosing,
    async warm() {
      await Promise.all(turns.filter(({ kept }) => kept > 0).map(({ threads }) => threads.get()));
    },
    close: (grace) => close(state, grace),
  };
}

interface State {
  readonly turns: readonly Turn[];
  readonly long: FairQueue;
  /** The queues of all short turns, and the long queue. */
  readonly queues: readonly FairQueue[];
  readonly longThreads: LazyThreads;
  readonly methods: MethodRunner;
  readonly work: RunningWork;
  /** Counts all work but that of batches. */
  readonly cores: SpareCores;
  isClosing: boolean;
}

/** A short turn, with threads of its own. */
interface Turn {
  readonly quantum: number;
  readonly kept: number;
  readonly queue: FairQueue;
  readonly threads: LazyThreads;
}

function makeTurn(places: number, { quantum, nice, kept }: (typeof SHORT_TURNS)[number]): Turn {
  const threads = lazyThreads({ ...BOUNDS, threads: places, nice, kept });
  return { quantum, kept, queue: makeFairQueue({ places }), threads };
}

async function runShort(state: State, asked: ShortTask): Promise<ShortAnswer | 'unfinished'> {
  const { turns, long } = state;
  const isIdle = ({ queue }: Turn): boolean => queue.running() + queue.waiting() === 0;
  for (const turn of turns.slice(asked.task.text.length > LONG_TEXT ? 1 : 0)) {
    const answer = await takeTurn(state, turn, asked);
    if (answer !== 'unfinished') return answer;
    // If the task can run to its end at once and delays nobody, more short turns would only be lost
    // time.
    if (long.isFree(asked.caller.client) && turns.every(isIdle)) break;
  }
  return 'unfinished';
}

interface ShortTask {
  readonly task: AnswerTextArgs;
  readonly caller: Caller;
  readonly wantsItems: boolean;
}

async function takeTurn(
  state: State,
  { quantum, queue, threads }: Turn,
  { task, caller: { client, signal, charge }, wantsItems }: ShortTask,
): Promise<ShortAnswer | 'unfinished'> {
  const items: TextItem[] = [];
  const collect = (item: TextItem): void => void items.push(item);
  const hooks = { signal, ...defined({ onItem: wantsItems ? collect : undefined }) };
  const work = async (): Promise<Outcome<string> | 'unfinished'> => {
    const pool = await threads.get();
    const first = await pool.runFor(quantum, 'answer-text', task, hooks);
    if (first !== 'unfinished' || !state.isClosing) return first;
    // This task was running when the server began to close, so it may go on until the grace is
    // over.
    items.length = 0;
    return runLong(state, task, hooks);
  };
  const outcome = await inTurn(queue.enter(client, signal), () =>
    state.work.add(timedWork(work, charge)),
  );
  return outcome === 'unfinished' ? outcome : { outcome, items };
}

function read<T>(
  { turns, work, cores }: State,
  { client, signal, charge }: Caller,
  run: (pool: ThreadPool, hooks: Pick<Caller, 'signal'>) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const { queue, threads } = elementAt(turns, READING_TURN);
  const reading = async () => run(await threads.get(), { signal });
  return onCore(cores, () =>
    inTurn(queue.enter(client, signal), () => work.add(timedWork(reading, charge))),
  );
}

/** The task gets a second core while nobody else needs it. */
async function runLong(
  { longThreads, cores }: State,
  task: AnswerTextArgs,
  hooks: TextHooks,
): Promise<Outcome<string>> {
  const core = cores.begin({ wantsPartner: true });
  try {
    return await (await longThreads.get()).run('answer-text', task, {
      ...hooks,
      spare: core.spare,
    });
  } finally {
    core.end();
  }
}

/** Counts the work as long as it waits or runs, so that no partner keeps a core from it. */
async function onCore<T>(cores: SpareCores, work: () => Promise<T>): Promise<T> {
  const core = cores.begin();
  try {
    return await work();
  } finally {
    core.end();
  }
}

async function close(state: State, grace: number): Promise<void> {
  const { turns, longThreads, queues, methods, work } = state;
  state.isClosing = true;
  for (const queue of queues) queue.close();
  await work.ended(grace);
  methods.stop();
  const turnThreads = turns.map(({ threads }) => threads);
  await Promise.all([...turnThreads, longThreads].map((threads) => threads.stop()));
  await Promise.all(turnThreads.map((threads) => threads.close()));
  // A task whose turn ended just before the stop still comes to the threads for long work.
  await work.ended(CLOSING_TIME);
  await longThreads.close();
  methods.close();
}

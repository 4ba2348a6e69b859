// A portion is the chunks that a slot has leased at once, as plain data: it runs their items one
// after the other. Meanwhile, the worker may split a portion that takes too long, drop chunks that
// are no longer wanted, or end it.

import type { ChunkName, LeasedChunk } from '../store/batch-store.ts';
import { type AnsweredPart, giveBack, type PartAnswer } from './answered-part.ts';
import type { ItemAnswer, ItemRunner } from './item-runner.ts';
import { answerOrRetryFirst } from './retry-first.ts';

export interface Portion {
  /** Chunks that are not begun. */
  waiting: readonly LeasedChunk[];
  current: CurrentChunk | undefined;
  /** Parts that can be delivered. */
  finished: AnsweredPart[];
  /** When it was begun or last split, in milliseconds. */
  since: number;
  /** Ends when the store knows of the last split; undefined if it knows. */
  sending: Promise<void> | undefined;
}

/** The chunk at which the slot is. */
interface CurrentChunk {
  /** A split leaves only the item that runs. */
  chunk: LeasedChunk;
  answers: PartAnswer[];
  since: number;
  readonly stop: AbortController;
}

export function startPortion(chunks: readonly LeasedChunk[]): Portion {
  const since = performance.now();
  return { waiting: chunks, current: undefined, finished: [], since, sending: undefined };
}

/** Works until nothing waits. What was done is in `finished`. */
export async function runPortion(portion: Portion, runner: ItemRunner): Promise<void> {
  for (let chunk = takeNext(portion); chunk !== undefined; chunk = takeNext(portion)) {
    const current = { chunk, answers: [], since: performance.now(), stop: new AbortController() };
    portion.current = current;
    await answerCurrent(current, runner);
    if (portion.current === current) portion.finished.push(partOf(current));
    portion.current = undefined;
  }
}

function takeNext(portion: Portion): LeasedChunk | undefined {
  const [next, ...others] = portion.waiting;
  portion.waiting = others;
  return next;
}

/**
 * The chunk may be split meanwhile, and then has fewer items: further answers are dropped, because
 * another worker may have these items by then.
 */
async function answerCurrent(current: CurrentChunk, runner: ItemRunner): Promise<void> {
  const { signal } = current.stop;
  takeKnown(current);
  while (left(current) > 0 && !signal.aborted) {
    await handOver(current, runner);
    takeKnown(current);
  }
}

/** Takes answers as soon as they are there, so that a split knows which item is at work. */
async function handOver(current: CurrentChunk, runner: ItemRunner): Promise<void> {
  const { operation, options } = current.chunk;
  const task = { operation, options, items: unknownItems(current) };
  let taken = 0;
  let isOver = false;
  const take = (answers: readonly ItemAnswer[]): void => {
    taken += answers.length;
    current.answers.push(...answers.slice(0, left(current)));
  };
  const answers = await answerOrRetryFirst(runner, task, current.stop.signal, (ahead) => {
    // A thread that was ended may have sent something on its last way.
    if (!isOver) take(ahead);
  });
  isOver = true;
  take(answers.slice(taken));
}

function left({ chunk, answers }: CurrentChunk): number {
  return chunk.lines.length - answers.length;
}

/** Takes the answers of the next items as far as they are known. */
function takeKnown({ chunk, answers }: CurrentChunk): void {
  for (const { at, line, kind } of chunk.known ?? [])
    if (at === answers.length && at < chunk.lines.length)
      answers.push({ line, kind, isKnown: true });
}

/** Returns the next items, up to one whose answer is known. */
function unknownItems({ chunk, answers }: CurrentChunk): readonly string[] {
  const next = chunk.known?.find(({ at }) => at > answers.length);
  return chunk.lines.slice(answers.length, next?.at);
}

function partOf({ chunk, answers, since }: CurrentChunk): AnsweredPart {
  return { chunk, answers, seconds: (performance.now() - since) / 1000 };
}

/**
 * Returns what is done by now, and gives back what is not begun, cut by what was done in the time.
 * Only the item that runs stays.
 */
export function splitPortion(portion: Portion): readonly AnsweredPart[] {
  const { finished, waiting, current } = portion;
  portion.finished = [];
  portion.waiting = [];
  portion.since = performance.now();
  const split = current === undefined ? [] : splitCurrent(current);
  return [...finished, ...split, ...waiting.map(giveBack)];
}

function splitCurrent(current: CurrentChunk): readonly AnsweredPart[] {
  const { chunk, answers } = current;
  const done = answers.length;
  if (chunk.lines.length === 1) return [];
  const part = { ...partOf(current), kept: 1, restItems: Math.max(1, done) };
  const { known: _, ...rest } = chunk;
  current.chunk = { ...rest, first: chunk.first + done, lines: chunk.lines.slice(done, done + 1) };
  current.answers = [];
  current.since = performance.now();
  return [part];
}

/** Names all chunks of the portion. */
export function namesOf({ waiting, current, finished }: Portion): ChunkName[] {
  const all = [...waiting, ...(current ? [current.chunk] : []), ...finished.map((f) => f.chunk)];
  return all.map(nameOfChunk);
}

export function nameOfChunk({ batch, first }: ChunkName): ChunkName {
  return { batch, first };
}

/** Drops chunks that are no longer wanted. */
export function dropChunks(portion: Portion, lost: readonly ChunkName[]): void {
  const isLost = (chunk: LeasedChunk): boolean =>
    lost.some(({ batch, first }) => batch === chunk.batch && first === chunk.first);
  portion.waiting = portion.waiting.filter((chunk) => !isLost(chunk));
  const { current } = portion;
  if (current === undefined || !isLost(current.chunk)) return;
  portion.current = undefined;
  current.stop.abort();
}

/** Stops the item that runs, and gives back what has no answer. */
export function endPortion(portion: Portion): void {
  portion.finished.push(...portion.waiting.map(giveBack));
  portion.waiting = [];
  portion.current?.stop.abort();
}

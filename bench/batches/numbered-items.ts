// Batches whose items have numbers, and whether each number came back once and in order. The items
// are nothing but their number, for workers that sleep, or puzzles that take all of their time.

import type { BatchStatus, BatchStore, NewChunk } from '../../src/batches/store/batch-store.ts';
import { toJson } from '../../src/formats/index.ts';
import { defined } from '../../src/puzzle/defined.ts';
import { domino } from '../../test/boards.ts';

/** Stores a batch of so many chunks, each with so many items. */
export function submitNumbers(
  store: BatchStore,
  chunks: number,
  itemsOfChunk = 1,
): Promise<BatchStatus> {
  const batch = { name: 'numbers', operation: 'sleep', options: {}, version: 'bench' };
  return store.submit(batch, numberedChunks(chunks, itemsOfChunk));
}

/** Stores a batch of puzzles, one a chunk, each of which takes its whole limit of time. */
export function submitHardPuzzles(
  store: BatchStore,
  { chunks, milliseconds, owner }: HardPuzzlesWish,
): Promise<BatchStatus> {
  const options = { time: milliseconds / 1000 };
  const batch = { name: 'hard', operation: 'solve', options, version: 'bench' };
  return store.submit({ ...batch, ...defined({ owner }) }, hardChunks(chunks));
}

interface HardPuzzlesWish {
  readonly chunks: number;
  /** How long a puzzle takes. */
  readonly milliseconds: number;
  /** The name of the key that the batch belongs to; without one, it belongs to nobody. */
  readonly owner?: string;
}

async function* hardChunks(chunks: number): AsyncIterable<NewChunk> {
  const puzzle = toJson(domino(HARD_SIDE));
  for (let id = 0; id < chunks; id++) yield { lines: [JSON.stringify({ file: `${id}`, puzzle })] };
}

/** The side of a puzzle that takes longer than any of the limits. */
const HARD_SIDE = 20;

async function* numberedChunks(chunks: number, itemsOfChunk: number): AsyncIterable<NewChunk> {
  for (let first = 0; first < chunks * itemsOfChunk; first += itemsOfChunk)
    yield { lines: Array.from({ length: itemsOfChunk }, (_, i) => `{"number":${first + i}}`) };
}

/** Returns what is wrong with the answers of a batch of hard puzzles that has ended. */
export function wrongHardPuzzles(store: BatchStore, id: string): Promise<string[]> {
  return wrongAnswers(store, id, { kind: 'unknown', numberOf: (line) => JSON.parse(line).file });
}

/** Returns what is wrong with the answers of a batch of numbers that has ended. */
export function wrongNumbers(store: BatchStore, id: string): Promise<string[]> {
  return wrongAnswers(store, id, {
    kind: 'slept',
    numberOf: (line) => `${JSON.parse(line).number}`,
  });
}

interface ExpectedAnswers {
  readonly kind: string;
  numberOf(line: string): string;
}

async function wrongAnswers(
  store: BatchStore,
  id: string,
  { kind, numberOf }: ExpectedAnswers,
): Promise<string[]> {
  const status = await store.status(id);
  if (status === undefined) return ['the batch is gone'];
  const wrong: string[] = [];
  let next = 0;
  for await (const { first, lines } of store.results(id)) {
    if (first !== next) wrong.push(`item ${first} comes where ${next} should`);
    for (const line of lines)
      if (numberOf(line) !== `${next++}`) wrong.push(`${line} is no ${next - 1}`);
  }
  if (next !== status.items) wrong.push(`${next} answers of ${status.items} are there`);
  const { state, done, items, counts } = status;
  if (state !== 'done' || done !== items) wrong.push(`${done} of ${items} are counted, ${state}`);
  if (counts[kind] !== items) wrong.push(`counts are ${JSON.stringify(counts)}`);
  return wrong.slice(0, 10);
}

// Makes items of wishes for new puzzles: one for each line of a file, which is a JSON object with
// options of `generate`, or as many as are wanted of the options of the batch.

import { decodeText } from '../../formats/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import { type Item, parseRecord } from '../../tasks/items/item.ts';
import { problemItem } from '../../tasks/items/items-of-text.ts';
import { readOptions } from '../../tasks/operations/operation.ts';
import type { OperationOptions } from '../store/batch-store.ts';
import { textPieces, tooLong } from './text-pieces.ts';

/** The bytes of the longest wish; no wish with a meaning comes near. */
const LONGEST_WISH = 64 * 1024;

/** Yields as many wishes as the options count: those for the puzzles of their seed, in order. */
export async function* countedWishes({ count, number }: OperationOptions): AsyncGenerator<Item> {
  const first = Number(number ?? 1);
  for (let made = 0; made < Number(count ?? 1); made++) yield { wish: { number: first + made } };
}

/**
 * The options of the batch hold where a line says nothing else. Lines without a seed of their own
 * share that of the batch, and have numbers of it that follow each other from that of the options.
 */
export async function* wishItems(
  file: string | undefined,
  stream: AsyncIterable<Buffer>,
  options: OperationOptions,
): AsyncGenerator<Item> {
  let number = Number(options.number ?? 1);
  for await (const piece of textPieces('wishes.jsonl', stream, true, LONGEST_WISH)) {
    const line = piece.kind === 'line' ? piece.number : 1;
    const wish = readWish(piece.bytes, line, { ...options, number: number++ });
    yield {
      ...defined({ file }),
      ...(wish.ok ? { wish: wish.value } : problemItem(wish.problems)),
    };
  }
}

function readWish(
  bytes: Buffer | undefined,
  line: number,
  { number, ...options }: OperationOptions,
): Outcome<OperationOptions> {
  if (bytes === undefined) return failure(tooLong({ line, column: 1 }, LONGEST_WISH, 'wish'));
  const text = decodeText(bytes);
  const record = text.ok ? parseRecord(text.value) : undefined;
  if (record === undefined) {
    const message = 'expected a JSON object with options of generate, like {"size": "20x15"}';
    return failure({ code: 'bad-wish', message, line });
  }
  const { count, ...rest } = record;
  const wish = { number: rest.seed === undefined ? number : 1, ...rest };
  const checked = readOptions('generate', { ...options, ...wish }, 'count');
  if (checked.ok && count === undefined) return success(wish);
  const problems = checked.ok ? [NO_COUNT] : checked.problems;
  return failure(...problems.map((problem) => ({ ...problem, line })));
}

const NO_COUNT = { code: 'bad-wish', message: 'count: a line is the wish for one puzzle' };

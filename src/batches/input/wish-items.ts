// Makes items of wishes for new puzzles: one for each line of a file, which is a JSON object with
// options of `generate`, or as many as are wanted of the options of the batch.

import { decodeText } from '../../formats/index.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import { type Item, parseRecord } from '../../tasks/items/item.ts';
import { readOptions } from '../operations/operation.ts';
import type { OperationOptions } from '../store/batch-store.ts';
import { problemItem } from './puzzle-items.ts';
import { textPieces, tooLong } from './text-pieces.ts';

/** The bytes of the longest wish; no wish with a meaning comes near. */
const LONGEST_WISH = 64 * 1024;

/** Yields `count` wishes, whose seeds follow each other. */
export async function* countedWishes(count: number, seed: number): AsyncGenerator<Item> {
  for (let made = 0; made < count; made++) yield { wish: { seed: seed + made } };
}

/** The options of the batch hold where a line says nothing else; the seed goes up by the line. */
export async function* wishItems(
  file: string,
  stream: AsyncIterable<Buffer>,
  options: OperationOptions,
): AsyncGenerator<Item> {
  for await (const piece of textPieces('wishes.jsonl', stream, true)) {
    const line = piece.kind === 'line' ? piece.number : 1;
    const wish = readWish(piece.bytes, line, options);
    yield { file, ...(wish.ok ? { wish: wish.value } : problemItem(wish.problems)) };
  }
}

function readWish(
  bytes: Buffer | undefined,
  line: number,
  options: OperationOptions,
): Outcome<OperationOptions> {
  if (bytes === undefined || bytes.length > LONGEST_WISH)
    return failure(tooLong({ line, column: 1 }, LONGEST_WISH, 'wish'));
  const text = decodeText(bytes);
  const record = text.ok ? parseRecord(text.value) : undefined;
  if (record === undefined) {
    const message = 'expected a JSON object with options of generate, like {"size": "20x15"}';
    return failure({ code: 'bad-wish', message, line });
  }
  const { count, ...rest } = record;
  const wish = { seed: Number(options.seed ?? 0) + line - 1, ...rest };
  const checked = readOptions('generate', { ...options, ...wish });
  if (checked.ok && count === undefined) return success(wish);
  const problems = checked.ok ? [NO_COUNT] : checked.problems;
  return failure(...problems.map((problem) => ({ ...problem, line })));
}

const NO_COUNT = { code: 'bad-wish', message: 'count: a line is the wish for one puzzle' };

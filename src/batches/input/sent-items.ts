// Takes items that another program made of its files: each is a line of JSON.

import { failure } from '../../puzzle/problem.ts';
import { type Item, readItem } from '../../tasks/items/item.ts';
import { problemItem } from '../../tasks/items/items-of-text.ts';
import { textPieces, tooLong } from './text-pieces.ts';

/** A line that is no item, or has over `most` bytes, becomes one that says so, in its place. */
export async function* sentItems(
  stream: AsyncIterable<Buffer>,
  most: number,
): AsyncGenerator<Item> {
  for await (const { bytes } of textPieces('items.jsonl', stream, true, most)) {
    const item =
      bytes === undefined ? failure(tooLong({}, most, 'item')) : readItem(bytes.toString('utf8'));
    yield item.ok ? item.value : problemItem(item.problems);
  }
}

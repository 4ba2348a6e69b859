// Takes items that another program made of its files: each is a line of JSON.

import { failure } from '../../puzzle/problem.ts';
import { type Item, readItem } from '../../tasks/items/item.ts';
import { problemItem } from './puzzle-items.ts';
import { textPieces, tooLong } from './text-pieces.ts';

/** A line that is no item becomes one that says so, in its place. */
export async function* sentItems(stream: AsyncIterable<Buffer>): AsyncGenerator<Item> {
  for await (const piece of textPieces('items.jsonl', stream, true)) {
    const item =
      piece.bytes === undefined ? failure(tooLong()) : readItem(piece.bytes.toString('utf8'));
    yield item.ok ? item.value : problemItem(item.problems);
  }
}

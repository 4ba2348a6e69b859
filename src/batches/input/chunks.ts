// Cuts items into chunks. Where a chunk ends depends on its own items alone, so the same items give
// the same chunks, and what is known of a chunk can be found again.

import type { Problem } from '../../puzzle/problem.ts';
import type { Item } from '../../tasks/items/item.ts';
import type { Operation } from '../../tasks/operations/operation.ts';
import { BatchProblem } from '../batch-problem.ts';
import type { NewChunk } from '../store/batch-store.ts';

/**
 * The most items of a chunk. Each chunk costs the store a row and a moment, so that easy items come
 * in large ones; whoever meets a hard item splits its chunk. Items that mostly take long begin in
 * small ones, because a chunk is the least that a thread leases.
 */
const MOST_ITEMS: Readonly<Record<Operation, number>> = {
  ...{ solve: 256, count: 256, rate: 16, explain: 16, generate: 1, create: 1 },
};
/** A chunk ends with the item that reaches this many characters. */
const FULL = 64 * 1024;

/**
 * Throws if there is nothing in the items, if no item of `create` has an image, or if there are
 * more than `most` items.
 */
export async function* chunksOf(
  items: AsyncIterable<Item>,
  operation: Operation,
  most: number,
): AsyncGenerator<NewChunk> {
  let total = 0;
  let hasContent = false;
  let firstItem: Item | undefined;
  let size = 0;
  let lines: string[] = [];
  for await (const item of items) {
    checkNumber(++total, most);
    firstItem ??= item;
    hasContent ||= isWorth(item, operation);
    const line = JSON.stringify(item);
    lines.push(line);
    size += line.length;
    if (lines.length < MOST_ITEMS[operation] && size < FULL) continue;
    yield { lines };
    [lines, size] = [[], 0];
  }
  if (lines.length > 0) yield { lines };
  if (!hasContent) throw new BatchProblem(noContent(firstItem));
}

/** Whether it makes sense to submit an item, if only to be told what is wrong with it. */
function isWorth({ errors }: Item, operation: Operation): boolean {
  if (errors === undefined) return true;
  return operation !== 'create' && errors[0]?.code !== 'empty-input';
}

function noContent({ file, errors: [problem] = [] }: Item = {}): Problem {
  if (problem === undefined || problem.code === 'empty-input') return NONE;
  const place = file === undefined ? '' : `${file}: `;
  return { code: problem.code, message: `${place}${problem.message}` };
}

const NONE = { code: 'no-items', message: 'there is nothing in it to make a batch of' };

/** Throws if there are more than `most` items. */
export function checkNumber(items: number, most: number): void {
  if (items <= most) return;
  const message = `there are more than ${most} items: submit it in parts`;
  throw new BatchProblem({ code: 'too-many', message });
}

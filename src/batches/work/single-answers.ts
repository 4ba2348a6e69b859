// Cuts a delivery into one for each of its answers, so that one that cannot be taken does not keep
// the others back.

import { defined } from '../../puzzle/defined.ts';
import type { Delivery, LeasedChunk } from '../store/batch-store.ts';
import type { ItemRunner } from './item-runner.ts';

/**
 * Returns deliveries that come to the same when they are sent in their order. Until the last one,
 * each keeps all items that are behind its answer. One without answers stays as it is.
 */
export function singleAnswers(delivery: Delivery): Delivery[] {
  const { chunk, lines, kinds, seconds, worthKeeping = [] } = delivery;
  if (lines.length === 0) return [delivery];
  return lines.map((line, at) => ({
    ...(at < lines.length - 1 ? { kept: chunk.lines.length - at - 1 } : restOf(delivery)),
    chunk: chunkFrom(chunk, at),
    lines: [line],
    kinds: kinds.slice(at, at + 1),
    seconds: seconds / lines.length,
    worthKeeping: worthKeeping.filter((each) => each.at === at).map((each) => ({ ...each, at: 0 })),
  }));
}

/** Says what is to become of the items without answers. */
function restOf({ kept, restItems }: Delivery): Pick<Delivery, 'kept' | 'restItems'> {
  return defined({ kept, restItems });
}

function chunkFrom(chunk: LeasedChunk, at: number): LeasedChunk {
  const { known: _, ...rest } = chunk;
  return { ...rest, first: chunk.first + at, lines: chunk.lines.slice(at) };
}

/** Returns the delivery with an answer that says that the store does not take its own. */
export function undelivered(runner: ItemRunner, delivery: Delivery, reason: string): Delivery {
  const message = `the answer could not be stored (${reason})`;
  const problem = { code: 'undelivered', message };
  const { line, kind } = runner.refuse(delivery.chunk.lines[0] ?? '', problem);
  return { ...delivery, lines: [line], kinds: [kind], worthKeeping: [] };
}

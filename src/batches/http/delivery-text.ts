// The text of a delivery, which is refused before it is sent where it is too large.

import type { Delivery } from '../store/batch-store.ts';
import { hashOfItem } from '../store/item-hash.ts';
import { StoreRefusal } from '../store/store-refusal.ts';
import { LARGEST_DELIVERY, USUAL_DELIVERY } from './delivery-size.ts';

export function deliveryText(deliveries: readonly Delivery[]): string {
  const answers = deliveries.flatMap(({ lines }) => lines);
  const characters = answers.reduce((sum, { length }) => sum + length, 0);
  if (characters > (answers.length > 1 ? USUAL_DELIVERY : LARGEST_DELIVERY)) throw tooLarge();
  const text = JSON.stringify({ deliveries: deliveries.map(withoutItems) });
  if (Buffer.byteLength(text) > LARGEST_DELIVERY) throw tooLarge();
  return text;
}

function tooLarge(): StoreRefusal {
  const message = 'the answers are too large to be delivered at once';
  return new StoreRefusal({ code: 'too-large', message }, 'size');
}

/**
 * Items need not travel back, because the store has them. A hash tells which answers are to be kept
 * for items that are the same.
 */
function withoutItems(delivery: Delivery): Delivery {
  const { chunk, worthKeeping = [] } = delivery;
  const { known: _, ...sent } = { ...chunk, lines: chunk.lines.map(() => '') };
  const kept = worthKeeping.map(({ at, kind }) => ({
    ...{ at, kind, hash: hashOfItem(chunk.lines[at] ?? '', chunk.operation) },
  }));
  return { ...delivery, chunk: sent, worthKeeping: kept };
}

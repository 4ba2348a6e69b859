// The text of a delivery, which is refused before it is sent where it is too large.

import { defined } from '../../puzzle/defined.ts';
import type { Delivery } from '../store/batch-store.ts';
import { StoreRefusal } from '../store/store-refusal.ts';
import { LARGEST_DELIVERY, LONGEST_SENT_ITEM, USUAL_DELIVERY } from './delivery-size.ts';

export function deliveryText(deliveries: readonly Delivery[]): string {
  const answers = deliveries.flatMap(({ lines }) => lines);
  const characters = answers.reduce((sum, { length }) => sum + length, 0);
  if (characters > (answers.length > 1 ? USUAL_DELIVERY : LARGEST_DELIVERY)) throw tooLarge();
  const text = JSON.stringify({ deliveries: deliveries.map(withoutDone) });
  if (Buffer.byteLength(text) > LARGEST_DELIVERY) throw tooLarge();
  return text;
}

function tooLarge(): StoreRefusal {
  const message = 'the answers are too large to be delivered at once';
  return new StoreRefusal({ code: 'too-large', message }, 'size');
}

/**
 * Items that have an answer need not travel back, unless it is to be kept for items that are the
 * same. Nor need long ones, because the server has them.
 */
function withoutDone(delivery: Delivery): Delivery {
  const { chunk, lines } = delivery;
  const isShort = (line = ''): boolean => line.length <= LONGEST_SENT_ITEM;
  const worthKeeping = delivery.worthKeeping?.filter(({ at }) => isShort(chunk.lines[at]));
  const kept = new Set(worthKeeping?.map(({ at }) => at));
  const left = chunk.lines.map((line, at) =>
    isShort(line) && (at >= lines.length || kept.has(at)) ? line : '',
  );
  const { known: _, ...sent } = { ...chunk, lines: left };
  return { ...delivery, chunk: sent, ...defined({ worthKeeping }) };
}

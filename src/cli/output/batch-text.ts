// Tells how a batch is, for people.

import type { BatchStatus } from '../../batches/store/batch-store.ts';
import { onOneLine } from './escape-control-characters.ts';

/** A line for the list of batches. */
export function batchRow(batch: BatchStatus): string {
  const { id, operation, state, created } = batch;
  return onOneLine(
    `${id}  ${created.slice(0, 16).replace('T', ' ')}  ${operation} ${state}  ${amountOf(batch)}${nameOf(batch)}`,
  );
}

/** A heading, and a line for each kind of answer, the most frequent first. */
export function batchText(batch: BatchStatus): string {
  const counts = Object.entries(batch.counts).sort(([, a], [, b]) => b - a);
  const width = Math.max(0, ...counts.map(([, count]) => String(count).length));
  const lines = counts.map(([kind, count]) => `  ${String(count).padStart(width)} ${kind}`);
  const about = [amountOf, knownOf, nameOf, paceOf].map((tell) => tell(batch)).join('');
  const heading = `${batch.operation} ${batch.state}: ${about}`;
  return [heading, ...lines].map(onOneLine).join('\n');
}

/** A removed batch is told as it was, but not as if it went on. */
export function removedText(batch: BatchStatus): string {
  return onOneLine(`removed: ${batch.operation}, ${amountOf(batch)}${nameOf(batch)}`);
}

function amountOf({ done, items, state }: BatchStatus): string {
  return `${done} of ${items} ${items === 1 ? 'item' : 'items'}${state === 'receiving' ? ' so far' : ''}`;
}

function knownOf({ known }: BatchStatus): string {
  return known === 0 ? '' : ` (${known} known before)`;
}

function nameOf({ name }: BatchStatus): string {
  return name === '' ? '' : `, ${name}`;
}

/** Only workers that have items of this batch in hand are at it: others may live and wait. */
function paceOf({ state, rate, workers, remaining }: BatchStatus): string {
  if (state !== 'running' && state !== 'receiving') return '';
  const left = remaining === undefined ? '' : `, about ${remaining} s left`;
  return `; ${workers} ${workers === 1 ? 'worker' : 'workers'} at it, ${rateText(rate)}${left}`;
}

/** Says of slow work what it does in a minute, because it would seem to do nothing in a second. */
export function rateText(rate: number): string {
  const isSlow = rate > 0 && rate < 0.1;
  return isSlow ? `${(60 * rate).toFixed(1)} items a minute` : `${rate.toFixed(1)} items a second`;
}

// The bar of a batch: what is answered, what has failed, and what is left.

import type { Batch } from '../api/batches.ts';
import { useText } from '../app/texts.ts';
import styles from './batch-bar.module.css';
import { batchProgress } from './progress.ts';

export function BatchBar({ batch }: { readonly batch: Batch }) {
  const text = useText();
  const { items, done } = batch;
  const { answered, failed } = batchProgress(batch);
  const percent = (count: number): number => (items === 0 ? 0 : (100 * count) / items);
  const words = [
    text('batches.progress.of', { done, items }),
    ...(failed > 0 ? [text('batches.progress.failed', { count: failed })] : []),
  ];
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={text('batches.progress')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(percent(done))}
      aria-valuetext={words.join(', ')}
    >
      <div className={styles.answered} style={{ width: `${percent(answered)}%` }} />
      <div className={styles.failed} style={{ width: `${percent(failed)}%` }} />
    </div>
  );
}

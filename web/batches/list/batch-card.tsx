// A batch in the list, which leads to its page.

import { Link } from 'wouter';
import type { Batch } from '../../api/batches.ts';
import { useText } from '../../app/texts.ts';
import { BatchBar } from '../batch-bar.tsx';
import { batchProgress } from '../progress.ts';
import { StateBadge } from '../state-badge.tsx';
import { batchName, operationText } from '../words.ts';
import styles from './batch-list.module.css';

export function BatchCard({ batch }: { readonly batch: Batch }) {
  const text = useText();
  const { id, operation, state, items, done, created } = batch;
  const { failed } = batchProgress(batch);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link href={`/batches/${id}`}>{batchName(batch, text)}</Link>
        </h2>
        <StateBadge state={state} />
      </div>
      <BatchBar batch={batch} />
      <p className={styles.facts}>
        <span>{text('batches.progress.of', { done, items })}</span>
        {failed > 0 && (
          <span className={styles.failed}>
            {text('batches.progress.failed', { count: failed })}
          </span>
        )}
      </p>
      <p className={styles.soft}>
        <span>{operationText(operation, text)}</span>
        <span>{text('batches.submitted', { when: Date.parse(created) })}</span>
      </p>
    </li>
  );
}

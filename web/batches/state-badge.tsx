// The state of a batch as a word in a frame.

import type { Batch } from '../api/batches.ts';
import { useText } from '../app/texts.ts';
import styles from './state-badge.module.css';

const LOOKS: Readonly<Partial<Record<Batch['state'], string | undefined>>> = {
  done: styles.done,
  running: styles.running,
  receiving: styles.running,
};

export function StateBadge({ state }: Pick<Batch, 'state'>) {
  const text = useText();
  return (
    <span className={`${styles.badge} ${LOOKS[state] ?? ''}`}>
      {text(`batches.state.${state}`)}
    </span>
  );
}

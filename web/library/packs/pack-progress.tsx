// How many puzzles of a list are solved, in words and as a thin bar.

import { useText } from '../../app/texts.ts';
import styles from './pack-progress.module.css';

interface PackProgressProps {
  readonly solved: number;
  readonly count: number;
}

export function PackProgress({ solved, count }: PackProgressProps) {
  const text = useText();
  return (
    <span className={styles.progress}>
      <span className={styles.bar} aria-hidden>
        <span style={{ width: `${(100 * solved) / count}%` }} />
      </span>
      {text('library.pack.solved', { solved, count })}
    </span>
  );
}

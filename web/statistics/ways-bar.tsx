// How many puzzles were solved in each way, as one bar of up to three parts. Screen readers get the
// numbers beside it.

import { SOLVED_BY } from '../storage/solved-by.ts';
import styles from './statistics.module.css';
import type { WayCounts } from './statistics.ts';

interface WaysBarProps {
  readonly ways: WayCounts;
  /** The number of puzzles of a bar over the whole width. */
  readonly most: number;
}

export function WaysBar({ ways, most }: WaysBarProps) {
  return (
    <span className={styles.bar} aria-hidden>
      {SOLVED_BY.filter((way) => ways[way] > 0).map((way) => (
        <span key={way} data-way={way} style={{ width: `${(100 * ways[way]) / most}%` }} />
      ))}
    </span>
  );
}

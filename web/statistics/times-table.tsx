// The times of the chart as a table, the newest first, folded away until it is wanted.

import { clockText } from '../app/clock-text.ts';
import { useText } from '../app/texts.ts';
import styles from './statistics.module.css';
import type { Timed } from './statistics.ts';
import { MOST_DOTS } from './trend-chart.ts';

export function TimesTable({ trend }: { readonly trend: readonly Timed[] }) {
  const text = useText();
  return (
    <details className={styles.details}>
      <summary>{text('statistics.table')}</summary>
      <table className={styles.times}>
        <thead>
          <tr>
            <th scope="col">{text('statistics.date')}</th>
            <th scope="col">{text('statistics.time')}</th>
          </tr>
        </thead>
        <tbody>
          {trend
            .slice(-MOST_DOTS)
            .toReversed()
            .map(({ finished, elapsed }) => (
              <tr key={finished}>
                <td>{text('statistics.day', { date: finished })}</td>
                <td>{clockText(elapsed)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}

// A note, folded at first, that explains the columns of the results.

import { useText } from '../../app/texts.ts';
import styles from './columns-note.module.css';
import { COUNTER_NAMES } from './result-rows.ts';

const COLUMNS = ['known', 'solutions', ...COUNTER_NAMES] as const;

export function ColumnsNote() {
  const text = useText();
  return (
    <details className={styles.note}>
      <summary>{text('lab.columns')}</summary>
      <dl>
        {COLUMNS.map((name) => (
          <div key={name}>
            <dt>{text(`lab.column.${name}`)}</dt>
            <dd>{text(`lab.columns.${name}`)}</dd>
          </div>
        ))}
        <div>
          <dt>–</dt>
          <dd>{text('lab.columns.none')}</dd>
        </div>
      </dl>
    </details>
  );
}

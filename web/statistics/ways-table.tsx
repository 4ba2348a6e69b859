// Solved puzzles of each size or difficulty, by the way in which they were solved.

import { useText } from '../app/texts.ts';
import { SOLVED_BY } from '../storage/solved-by.ts';
import styles from './statistics.module.css';
import { type Row, solvedOf, totalOf } from './statistics.ts';
import { WaysBar } from './ways-bar.tsx';

interface WaysTableProps<Key extends string> {
  readonly title: string;
  readonly rows: readonly Row<Key>[];
  readonly nameOf: (key: Key) => string;
}

export function WaysTable<Key extends string>({ title, rows, nameOf }: WaysTableProps<Key>) {
  const text = useText();
  const most = Math.max(...rows.map(({ ways }) => totalOf(ways)));
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      <table className={styles.ways}>
        <thead className="visually-hidden">
          <tr>
            <td />
            <td />
            <th scope="col">{text('statistics.all')}</th>
            {SOLVED_BY.map((way) => (
              <th key={way} scope="col">
                {text(`library.state.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, ways }) => (
            <tr key={key}>
              <th scope="row">{nameOf(key)}</th>
              <td className={styles.wide}>
                <WaysBar ways={ways} most={most} />
              </td>
              <td className={styles.count}>
                {text('statistics.number', { value: solvedOf(ways) })}
              </td>
              {SOLVED_BY.map((way) => (
                <td key={way} className="visually-hidden">
                  {text('statistics.number', { value: ways[way] })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

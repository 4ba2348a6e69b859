// Rows of a kind, how many there are, and which share of all answers that is.

import type { ReactNode } from 'react';
import { useLanguage } from '../../app/texts.ts';
import styles from './kind-table.module.css';

export function KindTable({ children }: { readonly children: ReactNode }) {
  return (
    <table className={styles.table}>
      <tbody>{children}</tbody>
    </table>
  );
}

interface KindRowProps {
  readonly name: string;
  /** The code of a failure. */
  readonly code?: string;
  readonly count: number;
  /** The number of all answers. */
  readonly of: number;
}

export function KindRow({ name, code, count, of }: KindRowProps) {
  const language = useLanguage();
  const share = of === 0 ? 0 : count / of;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {name} {code !== undefined && <code className={styles.code}>{code}</code>}
      </th>
      <td className={styles.number}>{count.toLocaleString(language)}</td>
      <td className={styles.number}>
        {share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 })}
      </td>
    </tr>
  );
}

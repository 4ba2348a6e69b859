// The keys, shown as a table.

import { useText } from '../app/texts.ts';
import { keyName } from '../design/key-name.ts';
import type { KeyLine } from './key-list.ts';
import styles from './key-table.module.css';

export function KeyTable({ lines }: { readonly lines: readonly KeyLine[] }) {
  const text = useText();
  return (
    <table className={styles.keys}>
      <tbody>
        {lines.map(([message, keys]) => (
          <tr key={message}>
            <th scope="row">{text(message)}</th>
            <td>
              {keys.map((key) => (
                <kbd key={key}>{keyName(key, text)}</kbd>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// All keys of the screen.

import { useText } from '../app/words.tsx';
import { Dialog } from '../design/dialog.tsx';
import styles from './keys-dialog.module.css';
import { KEY_LINES } from './shortcuts.ts';

export interface KeysDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function KeysDialog(props: KeysDialogProps) {
  const text = useText();
  return (
    <Dialog {...props} title={text('play.keys.title')}>
      <table className={styles.keys}>
        <tbody>
          {KEY_LINES.map(([message, keys]) => (
            <tr key={message}>
              <th scope="row">{text(message)}</th>
              <td>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.mouse}>{text('play.keys.mouse')}</p>
    </Dialog>
  );
}

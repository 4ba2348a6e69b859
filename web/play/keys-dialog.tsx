// All keys of the screen.

import { useText } from '../app/words.tsx';
import { KEY_LINES } from '../board/key-lines.ts';
import { KeyTable } from '../board/key-table.tsx';
import { Dialog } from '../design/dialog.tsx';
import styles from './keys-dialog.module.css';

export interface KeysDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function KeysDialog(props: KeysDialogProps) {
  const text = useText();
  return (
    <Dialog {...props} title={text('play.keys.title')}>
      <KeyTable lines={KEY_LINES} />
      <p className={styles.mouse}>{text('play.keys.mouse')}</p>
    </Dialog>
  );
}

// What keys, mouse and fingers do to the drawing.

import { useText } from '../app/words.tsx';
import { KeyTable } from '../board/key-table.tsx';
import { Dialog } from '../design/dialog.tsx';
import styles from './card.module.css';
import { DRAW_KEY_LINES } from './key-lines.ts';

export interface KeysDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function KeysDialog(props: KeysDialogProps) {
  const text = useText();
  return (
    <Dialog {...props} title={text('play.keys.title')}>
      <KeyTable lines={DRAW_KEY_LINES} />
      <p className={styles.soft}>{text('draw.pointers')}</p>
    </Dialog>
  );
}

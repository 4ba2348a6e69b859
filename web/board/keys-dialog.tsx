// All keys of a screen, and what mouse and fingers do there.

import { useText } from '../app/texts.ts';
import { Dialog } from '../design/dialog.tsx';
import type { MessageKey } from '../messages/keys.ts';
import type { KeyLine } from './key-list.ts';
import { KeyTable } from './key-table.tsx';
import styles from './keys-dialog.module.css';

interface KeysDialogProps {
  readonly lines: readonly KeyLine[];
  readonly pointers: MessageKey;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function KeysDialog({ lines, pointers, ...opened }: KeysDialogProps) {
  const text = useText();
  return (
    <Dialog {...opened} title={text('play.keys.title')}>
      <KeyTable lines={lines} />
      <p className={styles.pointers}>{text(pointers)}</p>
    </Dialog>
  );
}

// A message in the place of a dialog or a menu whose code could not be loaded. The dialog of the
// browser shows it, which needs no further code.

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../app/texts.ts';
import { IconButton } from './button.tsx';
import styles from './dialog-not-loaded.module.css';

interface DialogNotLoadedProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function DialogNotLoaded({ onClose, children }: DialogNotLoadedProps) {
  const text = useText();
  const show = (dialog: HTMLDialogElement | null): void => {
    if (dialog?.open === false) dialog.showModal();
  };
  return (
    <dialog
      ref={show}
      className={styles.dialog}
      aria-label={text('app.not-loaded.title')}
      onClose={onClose}
    >
      <IconButton icon={X} label={text('app.close')} onClick={onClose} />
      {children}
    </dialog>
  );
}

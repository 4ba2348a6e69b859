// A dialog in the middle of the page; on phones a sheet from below.

import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useText } from '../app/words.tsx';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly description?: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Dialog({ open, onOpenChange, title, description, wide, children }: DialogProps) {
  const text = useText();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.overlay} />
        <Primitive.Content
          className={`${styles.content} ${wide ? styles.wide : ''}`}
          onOpenAutoFocus={focusItself}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <header className={styles.header}>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton icon={X} label={text('app.close')} shortcut="Esc" />
            </Primitive.Close>
          </header>
          {description !== undefined && (
            <Primitive.Description className={styles.description}>
              {description}
            </Primitive.Description>
          )}
          <div className={styles.body}>{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Not its first button, whose tooltip would open, and take the first Escape. */
function focusItself(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

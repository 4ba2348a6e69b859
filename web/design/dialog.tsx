// A dialog in the middle of the page, or at its lower edge on narrow screens.

import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useText } from '../app/texts.ts';
import { offerToastPlace } from '../app/toast-place.ts';
import { useBackToClose } from './back/use-back-to-close.ts';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** The description of the dialog, in a sentence. */
  readonly description?: string;
  readonly wide?: boolean;
  /** The element that gets the focus first, instead of the dialog itself. */
  readonly first?: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, wide, first, children } = props;
  const text = useText();
  const focusing = useFocus(first);
  useBackToClose(open, () => onOpenChange(false));
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.overlay} />
        <Primitive.Content
          className={`${styles.content} ${wide ? styles.wide : ''}`}
          {...focusing}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <header className={styles.header}>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton icon={X} label={text('app.close')} shortcut="Esc" />
            </Primitive.Close>
            <div ref={offerToastPlace} className={styles.toasts} />
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

/**
 * When the dialog opens, moves the focus to `first` or to the dialog itself. When the dialog
 * closes, returns the focus to where it was before.
 */
function useFocus(first: DialogProps['first']) {
  const before = useRef<Element>(null);
  return {
    /** The first button does not get the focus, because its tooltip would open. */
    onOpenAutoFocus(event: Event) {
      event.preventDefault();
      before.current = document.activeElement;
      focus(first?.current ?? event.currentTarget);
    },
    /**
     * The element that had the focus before, such as an item of a menu, may be gone. Then the
     * content of the screen gets the focus.
     */
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const isThere = before.current?.isConnected && before.current !== document.body;
      focus(isThere ? before.current : document.getElementById('content'));
    },
  };
}

function focus(target: EventTarget | null): void {
  if (target instanceof HTMLElement) target.focus();
}

// An open menu. A modal menu would hide the rest of the page from screen readers, so this menu is
// not modal. A veil takes the press that closes the menu, so that the press does not paint a cell.

import { DropdownMenu } from 'radix-ui';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import styles from './menu.module.css';
import { OpenMenu } from './menu.tsx';
import { overlayPlace } from './overlay-place.ts';

interface MenuContentProps {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  /** Whether the first item gets the focus, and not the menu itself. */
  readonly startsAtFirst: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function MenuContent({ trigger, startsAtFirst, onClose, children }: MenuContentProps) {
  const [place] = useState(() => overlayPlace(trigger.current));
  const box = useBox(trigger);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = content.current?.querySelector('[role^="menuitem"]:not([data-disabled])');
    if (startsAtFirst && first instanceof HTMLElement) first.focus();
  }, [startsAtFirst]);
  const menu = useMemo(
    () => ({ Parts: DropdownMenu, focusTrigger: () => trigger.current?.focus() }),
    [trigger],
  );
  return (
    <DropdownMenu.Root modal={false} open onOpenChange={(isOpen) => isOpen || onClose()}>
      {/* The menu is placed at this, which lies over the button and takes no presses. */}
      <DropdownMenu.Trigger asChild>
        <span className={styles.anchor} style={box} aria-hidden />
      </DropdownMenu.Trigger>
      {createPortal(<div className={styles.veil} />, place)}
      <DropdownMenu.Portal container={place}>
        <DropdownMenu.Content
          ref={content}
          className={styles.content}
          align="end"
          sideOffset={6}
          // A long menu scrolls, so it has to be in the order of the Tab key.
          tabIndex={0}
          aria-labelledby={undefined}
          aria-label={trigger.current?.ariaLabel ?? trigger.current?.textContent ?? ''}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A press on the veil moves the focus to an element around the button; then the button
            // gets the focus back. If the chosen action has moved the focus elsewhere, the focus
            // stays there.
            if (document.activeElement?.contains(trigger.current)) menu.focusTrigger();
          }}
        >
          <OpenMenu value={menu}>{children}</OpenMenu>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Returns the place and size of the button in the window, also after a scroll or a resize. */
function useBox(button: RefObject<HTMLElement | null>): CSSProperties {
  const measure = (): CSSProperties => {
    const { left, top, width, height } = button.current?.getBoundingClientRect() ?? new DOMRect();
    return { left, top, width, height };
  };
  const [box, setBox] = useState(measure);
  useEffect(() => {
    const change = (): void => setBox(measure);
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true, capture: true };
    for (const move of ['resize', 'scroll'] as const) addEventListener(move, change, options);
    return () => listening.abort();
  });
  return box;
}

// A menu behind a button.

import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { createContext, type ReactElement, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../app/words.tsx';
import { keyName } from './key-name.ts';
import styles from './menu.module.css';
import { useOverlay } from './use-overlay.ts';

/**
 * `trigger` is the button that opens it. It is not modal, which would hide the rest of the page
 * from screen readers; a veil takes the press that closes it, lest that paint a cell.
 */
export function Menu({ trigger, children }: { trigger: ReactElement; children: ReactNode }) {
  const overlay = useOverlay();
  const { open, onOpenChange, place } = overlay;
  const focusTrigger = (): void => overlay.trigger.current?.focus();
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger ref={overlay.trigger} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      {open && place && createPortal(<div className={styles.veil} />, place)}
      <DropdownMenu.Portal container={place ?? null}>
        <DropdownMenu.Content
          className={styles.content}
          align="end"
          sideOffset={6}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Also after a press on the veil, which leaves the focus to all that is around the
            // button; but what was chosen may have taken it.
            if (document.activeElement?.contains(overlay.trigger.current)) focusTrigger();
          }}
        >
          <FocusTrigger value={focusTrigger}>{children}</FocusTrigger>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const FocusTrigger = createContext<() => void>(() => undefined);

export interface MenuItemProps {
  readonly icon?: LucideIcon;
  readonly onSelect: () => void;
  readonly disabled?: boolean;
  readonly shortcut?: string;
  readonly children: ReactNode;
}

export function MenuItem({ icon: Icon, onSelect, disabled, shortcut, children }: MenuItemProps) {
  const text = useText();
  const focusTrigger = use(FocusTrigger);
  const select = (): void => {
    // A dialog that opens now gives the focus back to the button: the item will be gone.
    focusTrigger();
    onSelect();
  };
  return (
    <DropdownMenu.Item className={styles.item} onSelect={select} disabled={disabled ?? false}>
      {Icon && <Icon aria-hidden size={20} />}
      <span className={styles.text}>{children}</span>
      {shortcut !== undefined && <kbd>{keyName(shortcut, text)}</kbd>}
    </DropdownMenu.Item>
  );
}

export interface MenuChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly (readonly [value: T, text: string])[];
  readonly onChange: (value: T) => void;
}

/** One of several, inside a menu. */
export function MenuChoice<T extends string>({
  label,
  value,
  choices,
  onChange,
}: MenuChoiceProps<T>) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={(next) => onChange(next as T)}>
      <DropdownMenu.Label className={styles.label}>{label}</DropdownMenu.Label>
      {choices.map(([choice, text]) => (
        <DropdownMenu.RadioItem
          key={choice}
          className={styles.item}
          value={choice}
          onSelect={(event) => event.preventDefault()}
        >
          <span className={styles.dot} />
          <span className={styles.text}>{text}</span>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

export function MenuLine() {
  return <DropdownMenu.Separator className={styles.line} />;
}

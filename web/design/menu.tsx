// A menu behind a button.

import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { createContext, type ReactElement, type ReactNode, use, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../app/words.tsx';
import { keyName } from './key-name.ts';
import styles from './menu.module.css';
import { useOverlay } from './use-overlay.ts';

/**
 * `trigger` is the button that opens it. It is not modal, which would hide the rest of the page from screen readers; a
 * veil takes the press that closes it, lest that paint a cell.
 */
export function Menu({ trigger, children }: { trigger: ReactElement; children: ReactNode }) {
  const overlay = useOverlay();
  const { open, onOpenChange, place } = overlay;
  const leave = useRef(false);
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
            // Also after a press on the veil, which has no use for the focus.
            event.preventDefault();
            if (!leave.current) overlay.trigger.current?.focus();
            leave.current = false;
          }}
        >
          <Leave value={leave}>{children}</Leave>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Whether the item that was chosen has taken the focus elsewhere. */
const Leave = createContext({ current: false });

export interface MenuItemProps {
  readonly icon?: LucideIcon;
  readonly onSelect: () => void;
  /** `onSelect` puts the focus elsewhere: it does not go back to the button of the menu. */
  readonly leadsAway?: boolean;
  readonly disabled?: boolean;
  readonly shortcut?: string;
  readonly children: ReactNode;
}

export function MenuItem(props: MenuItemProps) {
  const { icon: Icon, onSelect, leadsAway = false, disabled = false, shortcut, children } = props;
  const text = useText();
  const leave = use(Leave);
  const select = (): void => {
    leave.current = leadsAway;
    onSelect();
  };
  return (
    <DropdownMenu.Item className={styles.item} onSelect={select} disabled={disabled}>
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

// A menu behind a button.

import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { createContext, type ReactElement, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../app/texts.ts';
import { keyName } from './key-name.ts';
import styles from './menu.module.css';
import { useOverlay } from './use-overlay.ts';

/**
 * `trigger` is the button that opens the menu. A modal menu would hide the rest of the page from
 * screen readers, so this menu is not modal. A veil takes the press that closes the menu, so that
 * the press does not paint a cell.
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
            // A press on the veil moves the focus to an element around the button; then the button
            // gets the focus back. If the chosen action has moved the focus elsewhere, the focus
            // stays there.
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

interface MenuItemProps {
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
    // The button gets the focus before `onSelect` runs. A dialog that `onSelect` opens therefore
    // returns the focus to the button when the dialog closes.
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

interface MenuChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly (readonly [value: T, text: string])[];
  readonly onChange: (value: T) => void;
}

/** Offers a choice of one of several options inside a menu. */
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

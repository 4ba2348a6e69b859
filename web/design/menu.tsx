// A menu behind a button. Its code is loaded when the mouse or the focus comes to the button, or at
// the latest when the button is pressed.

import type { LucideIcon } from 'lucide-react';
import type { DropdownMenu } from 'radix-ui';
import {
  cloneElement,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  use,
  useRef,
  useState,
} from 'react';
import { Link } from 'wouter';
import { useText } from '../app/texts.ts';
import { DialogNotLoaded } from './dialog-not-loaded.tsx';
import { keyName } from './key-name.ts';
import { lazyPart } from './lazy-part.tsx';
import styles from './menu.module.css';

const loadContent = () => import('./menu-content.tsx');
const MenuContent = lazyPart(async () => (await loadContent()).MenuContent, DialogNotLoaded);

/** `trigger` is the button that opens the menu. */
export function Menu({ trigger, children }: { trigger: ReactElement; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'by-pointer' | 'by-key'>();
  const prepare = (): void => void loadContent().catch(() => undefined);
  const opener = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': opened !== undefined,
    onPointerEnter: prepare,
    onFocus: prepare,
    // A click without a press of a button comes from a key or from a screen reader.
    onClick: ({ detail }: MouseEvent) => setOpened(detail === 0 ? 'by-key' : 'by-pointer'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setOpened('by-key');
    },
  };
  return (
    <>
      {cloneElement(trigger, opener)}
      {opened !== undefined && (
        <MenuContent
          trigger={button}
          startsAtFirst={opened === 'by-key'}
          onClose={() => setOpened(undefined)}
        >
          {children}
        </MenuContent>
      )}
    </>
  );
}

/** Gives the items of an open menu their parts, and lets them return the focus to its button. */
export const OpenMenu = createContext<{
  readonly Parts: typeof DropdownMenu;
  readonly focusTrigger: () => void;
}>(undefined as never);

interface MenuItemProps {
  readonly icon?: LucideIcon;
  readonly onSelect: () => void;
  readonly disabled?: boolean;
  readonly shortcut?: string | undefined;
  /** Whether the menu stays open, for an action that may be wanted again at once. */
  readonly staysOpen?: boolean;
  readonly children: ReactNode;
}

export function MenuItem(props: MenuItemProps) {
  const { icon: Icon, onSelect, disabled, shortcut, staysOpen, children } = props;
  const text = useText();
  const { Parts, focusTrigger } = use(OpenMenu);
  const select = (event: Event): void => {
    // The button gets the focus before `onSelect` runs. A dialog that `onSelect` opens therefore
    // returns the focus to the button when the dialog closes.
    if (staysOpen) event.preventDefault();
    else focusTrigger();
    onSelect();
  };
  return (
    <Parts.Item className={styles.item} onSelect={select} disabled={disabled ?? false}>
      {Icon && <Icon aria-hidden size={20} />}
      <span className={styles.text}>{children}</span>
      {shortcut !== undefined && <kbd>{keyName(shortcut, text)}</kbd>}
    </Parts.Item>
  );
}

interface MenuLinkProps {
  readonly icon: LucideIcon;
  readonly href: string;
  readonly children: ReactNode;
}

/** Leads to another screen, and can be opened in a tab of its own. */
export function MenuLink({ icon: Icon, href, children }: MenuLinkProps) {
  const { Parts, focusTrigger } = use(OpenMenu);
  return (
    <Parts.Item asChild onSelect={focusTrigger}>
      <Link href={href} className={styles.item ?? ''}>
        <Icon aria-hidden size={20} />
        <span className={styles.text}>{children}</span>
      </Link>
    </Parts.Item>
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
  const { Parts } = use(OpenMenu);
  return (
    <Parts.RadioGroup value={value} onValueChange={(next) => onChange(next as T)}>
      <Parts.Label className={styles.label}>{label}</Parts.Label>
      {choices.map(([choice, text]) => (
        <Parts.RadioItem
          key={choice}
          className={styles.item}
          value={choice}
          onSelect={(event) => event.preventDefault()}
        >
          <span className={styles.dot} />
          <span className={styles.text}>{text}</span>
        </Parts.RadioItem>
      ))}
    </Parts.RadioGroup>
  );
}

export function MenuLine() {
  const { Parts } = use(OpenMenu);
  return <Parts.Separator className={styles.line} />;
}

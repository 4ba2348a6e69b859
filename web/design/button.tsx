// Two buttons: one with a text, and one with an icon and a tooltip that names its action and its
// key.

import type { LucideIcon } from 'lucide-react';
import { Tooltip } from 'radix-ui';
import type { ButtonHTMLAttributes, FocusEvent, Ref } from 'react';
import { useText } from '../app/texts.ts';
import styles from './button.module.css';
import { keyName } from './key-name.ts';
import { useOverlay } from './use-overlay.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: 'plain' | 'primary' | 'quiet' | 'danger';
  readonly icon?: LucideIcon;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  kind = 'plain',
  icon: Icon,
  children,
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <button type="button" className={`${styles.button} ${styles[kind]} ${className}`} {...rest}>
      {Icon && <Icon aria-hidden size={20} />}
      {children}
    </button>
  );
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: LucideIcon;
  /** The name of the action, for screen readers and in the tooltip. */
  readonly label: string;
  /** The key or keys, in the form that `keyName` takes. */
  readonly shortcut?: string;
  /** Whether a toggle is switched on. */
  readonly pressed?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  icon: Icon,
  label,
  shortcut,
  pressed,
  className = '',
  ...rest
}: IconButtonProps) {
  const text = useText();
  const { trigger, open, onOpenChange, place } = useOverlay();
  return (
    <Tooltip.Root open={open} onOpenChange={onOpenChange}>
      <Tooltip.Trigger ref={trigger} asChild onFocus={onlyByKeys}>
        <button
          type="button"
          className={`${styles.button} ${styles.icon} ${className}`}
          aria-label={label}
          aria-pressed={pressed}
          {...rest}
        >
          <Icon aria-hidden size={22} />
        </button>
      </Tooltip.Trigger>
      <Tooltip.Portal container={place ?? null}>
        <Tooltip.Content className={styles.tooltip} sideOffset={6}>
          {label}
          {shortcut !== undefined && <kbd>{keyName(shortcut, text)}</kbd>}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

/**
 * Suppresses the tooltip for focus that did not come from the keyboard: a menu that closes gives
 * the focus back, and after a tap the tooltip would cover the result.
 */
function onlyByKeys(event: FocusEvent<HTMLButtonElement>): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

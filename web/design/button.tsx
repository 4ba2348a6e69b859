// Two buttons: one with a text, and one with an icon and a tooltip (tooltip-layer.tsx) that names
// its action and its key.

import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './button.module.css';

const LOOKS = {
  plain: '',
  primary: styles.primary,
  quiet: styles.quiet,
  danger: styles.danger,
} as const;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: keyof typeof LOOKS;
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
    <button type="button" className={`${styles.button} ${LOOKS[kind]} ${className}`} {...rest}>
      {Icon && <Icon aria-hidden size={20} />}
      {children}
    </button>
  );
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: LucideIcon;
  /** The name of the action, for screen readers and in the tooltip. */
  readonly label: string;
  /** The word under the icon, which is a part of the label. */
  readonly word?: string;
  /** The key or keys, in the form that `keyName` takes. */
  readonly shortcut?: string | undefined;
  /** Whether a toggle is switched on. */
  readonly pressed?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  icon: Icon,
  label,
  word,
  shortcut,
  pressed,
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.icon} ${word ? styles.worded : ''} ${className}`}
      aria-label={label}
      aria-pressed={pressed}
      data-tooltip
      data-shortcut={shortcut}
      {...rest}
    >
      <Icon aria-hidden size={22} />
      {word}
    </button>
  );
}

// An option of a choice, with its content as its label. The browser does the roles and the keys.

import type { ReactNode } from 'react';
import styles from './radio.module.css';

interface RadioProps {
  /** The name that all options of one choice share, unlike any other on the page. */
  readonly group: string;
  /** The name of the option, where its content does not tell it. */
  readonly name?: string | undefined;
  readonly className: string | undefined;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

export function Radio({ group, name, className, checked, onChoose, children }: RadioProps) {
  return (
    <label className={`${styles.radio} ${className}`} title={name}>
      <input
        type="radio"
        className={styles.input}
        name={group}
        aria-label={name}
        checked={checked}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}

// A choice of one of a few options, with its label.

import { ToggleGroup } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import styles from './controls.module.css';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly (readonly [value: T, content: ReactNode, name?: string])[];
  readonly onChange: (value: T) => void;
  /** Whether the label is shown to screen readers only. */
  readonly quiet?: boolean;
}

/** Offers a choice of one of a few options, all in sight. */
export function Choice<T extends string>({
  label,
  value,
  choices,
  onChange,
  quiet,
}: ChoiceProps<T>) {
  const id = useId();
  return (
    <div className={quiet ? styles.bare : styles.row}>
      <span id={id} className={quiet ? 'visually-hidden' : ''}>
        {label}
      </span>
      <ToggleGroup.Root
        type="single"
        className={styles.choice}
        aria-labelledby={id}
        value={value}
        onValueChange={(next) => next !== '' && onChange(next as T)}
      >
        {choices.map(([choice, content, name]) => (
          <ToggleGroup.Item
            key={choice}
            value={choice}
            className={styles.option}
            aria-label={name}
            title={name}
          >
            {content}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </div>
  );
}

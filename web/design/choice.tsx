// A choice of one of a few options, with its label.

import { type ReactNode, useId } from 'react';
import styles from './controls.module.css';
import { Radio } from './radio.tsx';

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
      <div role="radiogroup" className={styles.choice} aria-labelledby={id}>
        {choices.map(([choice, content, name]) => (
          <Radio
            key={choice}
            group={id}
            name={name}
            className={styles.option}
            checked={choice === value}
            onChoose={() => onChange(choice)}
          >
            {content}
          </Radio>
        ))}
      </div>
    </div>
  );
}

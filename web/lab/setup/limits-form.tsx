// The form for the numbers of a setup, such as limits and repetitions, and for whether methods run
// side by side.

import { useEffect, useId, useState } from 'react';
import { useText } from '../../app/texts.ts';
import { Choice } from '../../design/choice.tsx';
import styles from './field.module.css';
import { NUMBER_NAMES, NUMBERS, type NumberName, RUN_ORDERS, type Setup } from './setup.ts';
import { numberOf } from './setup-url.ts';

interface LimitsFormProps {
  readonly setup: Setup;
  readonly onChange: (changes: Partial<Setup>) => void;
}

export function LimitsForm({ setup, onChange }: LimitsFormProps) {
  const text = useText();
  return (
    <>
      <div className={styles.numbers}>
        {NUMBER_NAMES.map((name) => (
          <NumberField
            key={name}
            name={name}
            value={setup[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
      <Choice
        label={text('lab.order')}
        value={setup.order}
        choices={RUN_ORDERS.map((order) => [order, text(`lab.order.${order}`)])}
        onChange={(order) => onChange({ order })}
      />
    </>
  );
}

interface NumberFieldProps {
  readonly name: NumberName;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/**
 * A typed number takes effect when the field loses the focus or Enter is pressed, because a
 * half-typed number may be out of bounds.
 */
function NumberField({ name, value, onChange }: NumberFieldProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const { least, most } = NUMBERS[name];
  const settle = (): void => {
    const number = numberOf(name, typed);
    setTyped(String(number));
    if (number !== value) onChange(number);
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {text(`lab.limit.${name}`)}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        className={styles.control}
        min={least}
        max={most}
        value={typed}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
      <span id={`${id}-hint`} className={styles.hint}>
        {text(`lab.limit.${name}.hint`, { least, most })}
      </span>
    </div>
  );
}

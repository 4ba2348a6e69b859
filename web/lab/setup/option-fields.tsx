// The fields for the options of a method, which are folded at first.

import { useId } from 'react';
import type { Choices } from '../../../src/methods/index.ts';
import { useText } from '../../app/texts.ts';
import type { MessageKey } from '../../messages/keys.ts';
import { methodById } from '../methods.ts';
import styles from './option-fields.module.css';
import { type ComparedMethod, changedOptions } from './setup.ts';

interface OptionFieldsProps {
  readonly compared: ComparedMethod;
  readonly onChange: (choices: Choices) => void;
}

export function OptionFields({ compared, onChange }: OptionFieldsProps) {
  const text = useText();
  const method = methodById(compared.method);
  if (method === undefined || method.options.length === 0) return null;
  const changed = changedOptions(compared, method).length;
  return (
    <details className={styles.details}>
      <summary>{text('lab.options', { count: method.options.length, changed })}</summary>
      <div className={styles.fields}>
        {method.options.map(({ name, values }) => (
          <OptionField
            key={name}
            label={name}
            about={text(`lab.option.${method.id}.${name}` as MessageKey)}
            value={compared.choices[name]}
            values={values}
            onChange={(value) => onChange({ ...compared.choices, [name]: value })}
          />
        ))}
      </div>
    </details>
  );
}

interface OptionFieldProps {
  readonly label: string;
  readonly about: string;
  readonly value: string;
  readonly values: readonly string[];
  readonly onChange: (value: string) => void;
}

function OptionField({ label, about, value, values, onChange }: OptionFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code>{label}</code>
      </label>
      <select
        id={id}
        value={value}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.target.value)}
      >
        {values.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <span id={`${id}-about`} className={styles.about}>
        {about}
      </span>
    </div>
  );
}

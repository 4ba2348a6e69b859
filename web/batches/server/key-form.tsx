// The field for the API key.

import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import styles from './key-form.module.css';

interface KeyFormProps {
  /** The key that is used; empty without one. */
  readonly value: string;
  readonly onKey: (key: string) => void;
}

export function KeyForm({ value, onKey }: KeyFormProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(value);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() !== '') onKey(typed.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id} className={styles.label}>
        {text('batches.key')}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          className={styles.input}
          type="password"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" disabled={typed.trim() === ''}>
          {text('batches.key.use')}
        </Button>
        {value !== '' && <Button onClick={() => onKey('')}>{text('batches.key.forget')}</Button>}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {text('batches.key.hint')}
      </p>
    </form>
  );
}

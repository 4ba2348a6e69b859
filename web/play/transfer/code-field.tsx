// A field to paste a game code into. A whole code opens at once, without a press of the button.

import { useId, useState } from 'react';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { partOf } from '../../share/game-code/code-part.ts';
import styles from './transfer.module.css';

export function CodeField({ onCode }: { readonly onCode: (code: string) => void }) {
  const text = useText();
  const id = useId();
  const [code, setCode] = useState('');
  const change = (next: string): void => {
    const isCode = typeof partOf(next) !== 'string';
    setCode(isCode ? '' : next);
    if (isCode) onCode(next);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') onCode(code);
      }}
    >
      <label htmlFor={id}>{text('transfer.field')}</label>
      <textarea
        id={id}
        className={styles.field}
        rows={3}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={code}
        onChange={(event) => change(event.target.value)}
      />
      <Button type="submit" kind="primary">
        {text('transfer.open')}
      </Button>
    </form>
  );
}

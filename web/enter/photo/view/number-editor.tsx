// Corrects a number of a line: what else it may be, another number, no number, or one more before
// it.

import { useId, useState } from 'react';
import type { Palette } from '../../../../src/puzzle/palette.ts';
import { type Text, useText } from '../../../app/texts.ts';
import { colourNames } from '../../../board/view/spoken-names.ts';
import { Button } from '../../../design/button.tsx';
import { Select } from '../../../design/select.tsx';
import type { LineEdit, ShownNumber } from '../state/shown-number.ts';
import styles from './lines.module.css';

interface NumberEditorProps {
  readonly number: ShownNumber;
  readonly index: number;
  readonly palette: Palette;
  /** The most cells that a number can have in the line. */
  readonly most: number;
  readonly onEdit: (edit: LineEdit) => void;
}

export function NumberEditor({ number, index, palette, most, onEdit }: NumberEditorProps) {
  const text = useText();
  const { length, isDoubtful, alternatives } = number;
  const names = colourNames(text, palette);
  return (
    <fieldset className={styles.editor}>
      <legend>{text('photo.editor', { place: index + 1 })}</legend>
      {isDoubtful && (
        <Button onClick={() => onEdit({ kind: 'confirm', index })}>
          {length === 0 ? text('photo.right.none') : text('photo.right', { length })}
        </Button>
      )}
      {alternatives.map(({ length: other, probability }) => (
        <Button key={other} onClick={() => onEdit({ kind: 'set', index, length: other })}>
          {alternativeWords(text, other, probability)}
        </Button>
      ))}
      <TypedNumber
        most={most}
        onNumber={(typed) => onEdit({ kind: 'set', index, length: typed })}
      />
      {palette.length > 2 && (
        <Select
          label={text('photo.colour')}
          value={String(number.colour)}
          choices={palette
            .slice(1)
            .map(({ symbol }, i) => [`${i + 1}`, `${symbol} ${names[i + 1]}`])}
          onChange={(colour) => onEdit({ kind: 'colour', index, colour: Number(colour) })}
        />
      )}
      <Button kind="quiet" onClick={() => onEdit({ kind: 'remove', index })}>
        {text('photo.surplus')}
      </Button>
      <Button kind="quiet" onClick={() => onEdit({ kind: 'insert', index })}>
        {text('photo.missing')}
      </Button>
    </fieldset>
  );
}

function alternativeWords(text: Text, length: number, share: number): string {
  return length === 0
    ? text('photo.alternative.none', { share })
    : text('photo.alternative', { length, share });
}

interface TypedNumberProps {
  readonly most: number;
  readonly onNumber: (number: number) => void;
}

function TypedNumber({ most, onNumber }: TypedNumberProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const number = /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : 0;
  const isRight = number >= 1 && number <= most;
  return (
    <form
      className={styles.typed}
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) onNumber(number);
      }}
    >
      <label htmlFor={id}>{text('photo.typed')}</label>
      <input
        id={id}
        className={styles.field}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        aria-invalid={typed !== '' && !isRight}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" disabled={!isRight}>
        {text('photo.set')}
      </Button>
    </form>
  );
}

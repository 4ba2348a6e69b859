// The fields for the title and the other texts of a puzzle. Those that few puzzles have are folded
// at first, unless one of them has a text.

import { useId, useState } from 'react';
import type { Meta } from '../../../src/puzzle/puzzle.ts';
import { useText } from '../../app/texts.ts';
import styles from './meta-fields.module.css';

type FieldName = keyof Meta & ('title' | 'author' | 'copyright' | 'licence' | 'notes');

interface MetaFieldsProps {
  readonly meta: Meta;
  readonly onChange: (name: FieldName, value: string) => void;
}

export function MetaFields({ meta, onChange }: MetaFieldsProps) {
  const text = useText();
  const [isOpen] = useState(() => MORE.some((name) => (meta[name] ?? '') !== ''));
  const field = (name: FieldName) => ({
    label: text(`app.puzzle.${name}`),
    value: meta[name] ?? '',
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <div className={styles.fields}>
      <LineField {...field('title')} />
      <LineField {...field('author')} />
      <details className={styles.more} open={isOpen}>
        <summary>{text('app.puzzle.more')}</summary>
        <div className={styles.fields}>
          <LineField {...field('copyright')} />
          <LineField {...field('licence')} offers={LICENCES} />
          <NotesField {...field('notes')} />
        </div>
      </details>
    </div>
  );
}

const MORE = ['copyright', 'licence', 'notes'] as const satisfies readonly FieldName[];

/** SPDX identifiers of licences for pictures. */
const LICENCES = ['CC-BY-4.0', 'CC-BY-SA-4.0', 'CC-BY-NC-4.0', 'CC0-1.0'];

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function LineField({
  label,
  value,
  onChange,
  offers = [],
}: FieldProps & { readonly offers?: readonly string[] }) {
  const id = useId();
  const list = `${id}-list`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.line}
        type="text"
        maxLength={200}
        autoComplete="off"
        list={offers.length > 0 ? list : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {offers.length > 0 && (
        <datalist id={list}>
          {offers.map((offer) => (
            <option key={offer} value={offer} />
          ))}
        </datalist>
      )}
    </div>
  );
}

function NotesField({ label, value, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.notes}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={styles.lines}
        rows={3}
        maxLength={2000}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

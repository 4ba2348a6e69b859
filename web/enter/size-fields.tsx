// The fields for the size, in the order in which sizes are written: a number field with steppers
// for the columns, then one for the rows. A typed number takes effect as soon as it is a valid
// size. When the focus leaves a field whose number is not valid, the field goes back to the last
// valid size, and the reason stays beside the field.

import { useId, useState } from 'react';
import { useText } from '../app/texts.ts';
import { MAX_TYPED_SIDE, type TypedDraft } from './draft/typed-draft.ts';
import styles from './enter.module.css';

interface SizeFieldsProps {
  readonly draft: Pick<TypedDraft, 'width' | 'height'>;
  readonly onSize: (width: number, height: number) => void;
}

export function SizeFields({ draft, onSize }: SizeFieldsProps) {
  const text = useText();
  const { width, height } = draft;
  return (
    <div className={styles.sizes}>
      <SizeField label={text('enter.columns')} value={width} onSize={(to) => onSize(to, height)} />
      <SizeField label={text('enter.rows')} value={height} onSize={(to) => onSize(width, to)} />
    </div>
  );
}

interface SizeFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onSize: (value: number) => void;
}

function SizeField({ label, value, onSize }: SizeFieldProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  /** The size to which the field returned when it refused a number. */
  const [refusedAt, setRefusedAt] = useState<number>();
  const isWrong = typed !== undefined && sizeIn(typed) === undefined;
  const hasNote = isWrong || refusedAt === value;
  return (
    <div className={styles.pair}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.number}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_TYPED_SIDE}
        value={typed ?? value}
        aria-invalid={isWrong}
        aria-describedby={hasNote ? `${id}-note` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setRefusedAt(undefined);
          const size = sizeIn(target.value);
          if (size !== undefined) onSize(size);
        }}
        onBlur={() => {
          if (isWrong && typed !== '') setRefusedAt(value);
          setTyped(undefined);
        }}
      />
      {hasNote && (
        <span id={`${id}-note`} className={styles.note}>
          {text('enter.size.wrong', { most: MAX_TYPED_SIDE })}
        </span>
      )}
    </div>
  );
}

function sizeIn(typed: string): number | undefined {
  const size = /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : 0;
  return size >= 1 && size <= MAX_TYPED_SIDE ? size : undefined;
}

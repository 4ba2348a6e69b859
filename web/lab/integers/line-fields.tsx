// The fields in which a person chooses a line: an example, or a clue, a length and known cells.

import { useId } from 'react';
import { useText } from '../../app/texts.ts';
import labelled from '../setup/field.module.css';
import styles from './line-fields.module.css';
import {
  exampleOf,
  LINE_EXAMPLES,
  type LineExample,
  LONGEST_LINE,
  type TypedField,
  type TypedLine,
} from './typed-line.ts';

interface LineFieldsProps {
  readonly typed: TypedLine;
  /** The field that cannot be read. */
  readonly wrong: TypedField | undefined;
  readonly onChange: (typed: TypedLine) => void;
}

const NAMES = Object.keys(LINE_EXAMPLES) as LineExample[];
/** The choice that stands for a line that is none of the examples. */
const OWN = 'own';
const FIELDS: readonly TypedField[] = ['clue', 'cells', 'known'];

export function LineFields({ typed, wrong, onChange }: LineFieldsProps) {
  const text = useText();
  const id = useId();
  const example = exampleOf(typed);
  return (
    <div className={styles.fields}>
      <div className={labelled.field}>
        <label className={labelled.label} htmlFor={id}>
          {text('lab.bits.example')}
        </label>
        <select
          id={id}
          className={labelled.control}
          value={example ?? OWN}
          onChange={({ target }) => onChange(LINE_EXAMPLES[target.value as LineExample])}
        >
          {NAMES.map((name) => (
            <option key={name} value={name}>
              {text(`lab.bits.example.${name}`)}
            </option>
          ))}
          {example === undefined && <option value={OWN}>{text('lab.bits.example.own')}</option>}
        </select>
      </div>
      {FIELDS.map((field) => (
        <LineField
          key={field}
          field={field}
          value={typed[field]}
          isWrong={wrong === field}
          onChange={(value) => onChange({ ...typed, [field]: value })}
        />
      ))}
    </div>
  );
}

interface LineFieldProps {
  readonly field: TypedField;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

function LineField({ field, value, isWrong, onChange }: LineFieldProps) {
  const text = useText();
  const id = useId();
  const part = isWrong ? 'wrong' : 'hint';
  return (
    <div className={labelled.field}>
      <label className={labelled.label} htmlFor={id}>
        {text(`lab.bits.field.${field}`)}
      </label>
      <input
        id={id}
        className={labelled.control}
        value={value}
        inputMode={field === 'cells' ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-hint`} className={isWrong ? styles.wrong : labelled.hint} aria-live="polite">
        {text(`lab.bits.field.${field}.${part}`, { most: LONGEST_LINE })}
      </span>
    </div>
  );
}

// The options of the chosen operation.

import { useId } from 'react';
import { LANGUAGE_IDS } from '../../../src/explain/words/languages.ts';
import { type Text, useText } from '../../app/texts.ts';
import { Select } from '../../design/select.tsx';
import styles from './form.module.css';
import { formProblemText } from './form-problem-text.ts';
import { FIELD_SPECS, FIELDS_OF, type OptionField, USUAL_SECONDS_OF } from './option-fields.ts';
import type { NewBatchForm } from './use-new-batch.ts';

export function OptionInputs({ state, dispatch }: NewBatchForm) {
  const text = useText();
  const { operation } = state.entries;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{text('batches.form.options')}</legend>
      <div className={styles.options}>
        {FIELDS_OF[operation].map((field) => (
          <OptionInput key={field} field={field} state={state} dispatch={dispatch} />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionInputProps extends NewBatchForm {
  readonly field: OptionField;
}

function OptionInput({ field, state, dispatch }: OptionInputProps) {
  const text = useText();
  const id = useId();
  const { entries, problems } = state;
  const problem = problems.find((each) => each.at === 'option' && each.field === field);
  const spec = FIELD_SPECS[field];
  const label = text(`batches.form.option.${field}`);
  const value = entries.options[field] ?? '';
  const change = (typed: string): void => void dispatch({ type: 'option', field, typed });
  const seconds = USUAL_SECONDS_OF[entries.operation];
  return (
    <div className={styles.field}>
      {spec.kind === 'choice' ? (
        <Select
          {...{ label, value }}
          choices={choicesOf(field, spec.choices, text)}
          onChange={change}
        />
      ) : (
        <>
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
          <input
            id={id}
            className={styles.control}
            type="text"
            inputMode={spec.kind === 'number' ? (spec.isWhole ? 'numeric' : 'decimal') : 'text'}
            autoComplete="off"
            value={value}
            aria-describedby={`${id}-hint`}
            aria-invalid={problem !== undefined}
            onChange={({ target }) => change(target.value)}
          />
        </>
      )}
      <span id={`${id}-hint`} className={styles.hint}>
        {problem !== undefined && (
          <span className={styles.wrong}>{formProblemText(problem, text)} </span>
        )}
        {text(`batches.form.hint.${field}`, { seconds })}
      </span>
    </div>
  );
}

function choicesOf(
  field: OptionField,
  choices: readonly string[],
  text: Text,
): readonly (readonly [string, string])[] {
  if (field === 'language')
    return LANGUAGE_IDS.map((id) => [id, text(`app.language.${id}`)] as const);
  if (field === 'method')
    return [['', text('batches.form.engine')], ...choices.map((id) => [id, id] as const)];
  return [
    ['', text('batches.form.any')],
    ...choices.map((label) => [label, text('app.label', { label })] as const),
  ];
}

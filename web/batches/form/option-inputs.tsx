// The options of the chosen operation.

import { useEffect, useRef } from 'react';
import { useText } from '../../app/texts.ts';
import styles from './form.module.css';
import { OptionField } from './option-field.tsx';
import { offeredOptions } from './option-fields.ts';
import type { NewBatchForm } from './use-new-batch.ts';

export function OptionInputs(form: NewBatchForm) {
  const text = useText();
  const { operation } = form.state.entries;
  const { plain, more } = offeredOptions(operation);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{text('batches.form.options')}</legend>
      <div className={styles.options}>
        {plain.map((name) => (
          <OptionField key={name} name={name} {...form} />
        ))}
      </div>
      {more.length > 0 && <MoreOptions key={operation} {...form} />}
    </fieldset>
  );
}

function MoreOptions(form: NewBatchForm) {
  const text = useText();
  const details = useRef<HTMLDetailsElement>(null);
  const { entries, problems } = form.state;
  const { more } = offeredOptions(entries.operation);
  const isInForce =
    more.some((name) => (entries.options[name] ?? '') !== '') ||
    problems.some((problem) => problem.at === 'option' && more.includes(problem.name));
  useEffect(() => {
    // The person must see what is chosen or wrong, and may fold it away again.
    if (isInForce && details.current) details.current.open = true;
  }, [isInForce]);
  return (
    <details ref={details} className={styles.more}>
      <summary>{text('batches.form.more')}</summary>
      <div className={styles.options}>
        {more.map((name) => (
          <OptionField key={name} name={name} {...form} />
        ))}
      </div>
    </details>
  );
}

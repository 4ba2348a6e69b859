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
  const isChosen = more.some((name) => (entries.options[name] ?? '') !== '');
  const wrong = problems.find((each) => each.at === 'option' && more.includes(each.name));
  useEffect(() => {
    // The person must see what is chosen or wrong, and may fold it away until more is wrong.
    if ((isChosen || wrong !== undefined) && details.current) details.current.open = true;
  }, [isChosen, wrong]);
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

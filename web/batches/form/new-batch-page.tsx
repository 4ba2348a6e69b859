// The form for a new batch.

import { Play } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Link } from 'wouter';
import { LONGEST_NAME } from '../../../src/tasks/operations/batch-name.ts';
import { OPERATIONS } from '../../../src/tasks/operations/operation.ts';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Page } from '../../design/page.tsx';
import { Select } from '../../design/select.tsx';
import { Switch } from '../../design/switch.tsx';
import { KeyButton } from '../server/key-button.tsx';
import { ReachNotice } from '../server/reach-notice.tsx';
import type { Watching } from '../watch/use-batches.ts';
import styles from './form.module.css';
import { formProblemText } from './form-problem-text.ts';
import type { FormProblem } from './form-state.ts';
import { OptionInputs } from './option-inputs.tsx';
import { SendingBar } from './sending-bar.tsx';
import { SourceFields } from './source-fields.tsx';
import type { NewBatchForm } from './use-new-batch.ts';

interface NewBatchPageProps {
  readonly form: NewBatchForm;
  readonly watching: Watching;
}

export function NewBatchPage({ form, watching }: NewBatchPageProps) {
  const text = useText();
  const { state, dispatch } = form;
  const { entries, problems, sending } = state;
  const isOpen = ['open', 'refused'].includes(watching.state.reach.kind);
  const others = problems.filter(({ at }) => at === 'form');
  const element = useFocusOnWrong(problems);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void dispatch({ type: 'submit' });
  };
  return (
    <Page title={text('batches.new')} aside={<KeyButton {...watching} />}>
      <nav>
        <Link href="/batches">{text('batches.back')}</Link>
      </nav>
      <ReachNotice {...watching} />
      <form ref={element} className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.field}>
          <Select
            label={text('batches.form.operation')}
            value={entries.operation}
            choices={OPERATIONS.map((each) => [each, text(`batches.operation.${each}`)])}
            onChange={(operation) => void dispatch({ type: 'entered', entries: { operation } })}
          />
          <span className={styles.hint}>{text(`batches.operation.${entries.operation}.hint`)}</span>
        </div>
        {entries.operation === 'generate' && <OptionInputs {...form} />}
        <SourceFields {...form} />
        {entries.operation !== 'generate' && <OptionInputs {...form} />}
        <FreshSwitch {...form} />
        <NameField {...form} />
        {others.map((problem) => {
          const words = formProblemText(problem, text);
          return (
            <Notice key={words} kind="wrong">
              {words}
            </Notice>
          );
        })}
        <SendingBar {...form} />
        <div>
          <Button
            type="submit"
            kind="primary"
            icon={Play}
            aria-disabled={sending !== undefined || !isOpen}
            onClick={(event) => (sending !== undefined || !isOpen) && event.preventDefault()}
          >
            {text('batches.form.submit')}
          </Button>
        </div>
      </form>
    </Page>
  );
}

/** Brings the focus to the first field that is wrong. Notices are announced by themselves. */
function useFocusOnWrong(problems: readonly FormProblem[]) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(0);
  useEffect(() => {
    const isMore = problems.length > before.current;
    before.current = problems.length;
    if (isMore) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return form;
}

function FreshSwitch({ state, dispatch }: NewBatchForm) {
  const text = useText();
  return (
    <div className={styles.field}>
      <Switch
        label={text('batches.form.fresh')}
        checked={state.entries.isFresh}
        onChange={(isFresh) => void dispatch({ type: 'entered', entries: { isFresh } })}
      />
      <span className={styles.hint}>{text('batches.form.fresh.hint')}</span>
    </div>
  );
}

function NameField({ state, dispatch }: NewBatchForm) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {text('batches.form.name')}
      </label>
      <input
        id={id}
        className={styles.control}
        type="text"
        maxLength={LONGEST_NAME}
        autoComplete="off"
        value={state.entries.name}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) =>
          void dispatch({ type: 'entered', entries: { name: target.value } })
        }
      />
      <span id={`${id}-hint`} className={styles.hint}>
        {text('batches.form.name.hint')}
      </span>
    </div>
  );
}

// The field for an option: a switch, a choice, or a number or text to type in.

import { type ReactNode, useId } from 'react';
import type { Operation } from '../../../src/tasks/operations/operation.ts';
import {
  OPTION_READERS,
  type OptionInput,
  type OptionName,
} from '../../../src/tasks/operations/option-readers.ts';
import { USUAL_SECONDS } from '../../../src/tasks/operations/usual-seconds.ts';
import { useText } from '../../app/texts.ts';
import { Select } from '../../design/select.tsx';
import { Switch } from '../../design/switch.tsx';
import type { MessageKey } from '../../messages/keys.ts';
import { useTechniques } from '../../workers/use-techniques.ts';
import { choiceText } from '../choice-text.ts';
import styles from './form.module.css';
import { formProblemText } from './form-problem-text.ts';
import { offeredChoices } from './option-fields.ts';
import type { NewBatchForm } from './use-new-batch.ts';

interface OptionFieldProps extends NewBatchForm {
  readonly name: OptionName;
}

export function OptionField({ name, state, dispatch }: OptionFieldProps) {
  const text = useText();
  const id = useId();
  const { operation, options } = state.entries;
  const problem = state.problems.find((each) => each.at === 'option' && each.name === name);
  const { input } = OPTION_READERS[name];
  const field: FieldProps = {
    name,
    label: text(`batches.form.option.${name}`),
    value: options[name] ?? '',
    onChange: (typed) => void dispatch({ type: 'option', name, typed }),
  };
  const hint = text(hintOf(name, operation), { seconds: USUAL_SECONDS[operation] });
  return (
    <div className={`${styles.field} ${input.kind === 'switch' ? styles.wide : ''}`}>
      {fieldOf(input, field, { id, isWrong: problem !== undefined })}
      <span id={`${id}-hint`} className={styles.hint}>
        {problem !== undefined && (
          <span className={styles.wrong}>{formProblemText(problem, text)} </span>
        )}
        {hint}
      </span>
    </div>
  );
}

interface FieldProps {
  readonly name: OptionName;
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

interface Typing {
  readonly id: string;
  readonly isWrong: boolean;
}

function fieldOf(input: OptionInput, field: FieldProps, typing: Typing): ReactNode {
  switch (input.kind) {
    case 'switch':
      return <SwitchField {...field} isUsuallyOn={input.isUsuallyOn} />;
    case 'choice':
      return field.name === 'technique' ? (
        <TechniqueField {...field} choices={input.choices} />
      ) : (
        <ChoiceField {...field} choices={input.choices} />
      );
    case 'number':
      return <TypedField {...field} {...typing} mode={input.isWhole ? 'numeric' : 'decimal'} />;
    case 'text':
      return <TypedField {...field} {...typing} mode="text" />;
  }
}

interface SwitchFieldProps extends FieldProps {
  readonly isUsuallyOn: boolean;
}

/** Says nothing of a switch that is as usual. */
function SwitchField({ label, value, onChange, isUsuallyOn }: SwitchFieldProps) {
  return (
    <Switch
      label={label}
      checked={value === '' ? isUsuallyOn : value === 'true'}
      onChange={(isOn) => onChange(isOn === isUsuallyOn ? '' : String(isOn))}
    />
  );
}

interface ChoiceFieldProps extends FieldProps {
  readonly choices: readonly string[];
}

function ChoiceField({ name, label, value, onChange, choices }: ChoiceFieldProps) {
  const text = useText();
  const offered = offeredChoices(name, choices);
  return (
    <Select
      {...{ label, value, onChange }}
      choices={offered.map((choice) => [choice, choiceText(name, choice, text)] as const)}
    />
  );
}

function TechniqueField({ name, label, value, onChange, choices }: ChoiceFieldProps) {
  const text = useText();
  const known = useTechniques().filter(({ technique }) => choices.includes(technique));
  const named = known
    .toSorted((a, b) => a.tier - b.tier)
    .map(({ technique, name }) => [technique, name] as const);
  const offered: readonly (readonly [string, string])[] = [
    ['', choiceText(name, '', text)],
    ...named,
  ];
  return <Select {...{ label, value, onChange }} choices={offered} />;
}

interface TypedFieldProps extends FieldProps, Typing {
  readonly mode: 'numeric' | 'decimal' | 'text';
}

function TypedField({ label, value, onChange, id, isWrong, mode }: TypedFieldProps) {
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.control}
        type="text"
        inputMode={mode}
        autoComplete="off"
        value={value}
        aria-describedby={`${id}-hint`}
        aria-invalid={isWrong}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}

function hintOf(name: OptionName, operation: Operation): MessageKey {
  return OWN_HINTS[operation]?.[name] ?? `batches.form.hint.${name}`;
}

/** Some options mean something else where images are, or where no puzzles are made. */
const OWN_HINTS: Readonly<
  Partial<Record<Operation, Readonly<Partial<Record<OptionName, MessageKey>>>>>
> = {
  solve: { seed: 'batches.form.hint.seed.ties' },
  create: {
    size: 'batches.form.hint.size.images',
    colours: 'batches.form.hint.colours.images',
    difficulty: 'batches.form.hint.difficulty.images',
  },
};

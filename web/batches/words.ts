// Says what a batch is called, and what its kinds of answers and its failures are.

import { LABELS } from '../../src/explain/rate/label.ts';
import { LANGUAGE_IDS } from '../../src/explain/words/languages.ts';
import type { Batch } from '../api/batches.ts';
import type { Text } from '../app/texts.ts';
import { BATCH_OPERATIONS, FIELD_SPECS, type OptionField } from './form/option-fields.ts';

export function batchName({ name }: Pick<Batch, 'name'>, text: Text): string {
  return name === '' ? text('batches.untitled') : name;
}

/** A newer server may know other operations. */
export function operationText(operation: string, text: Text): string {
  const known = BATCH_OPERATIONS.find((each) => each === operation);
  return known === undefined ? operation : text(`batches.operation.${known}`);
}

/** Options that the form does not offer stay as the command line has them. */
export function optionText(name: string, value: string, text: Text): string {
  if (!(name in FIELD_SPECS)) return `${name} ${value}`;
  const field = name as OptionField;
  const label = LABELS.find((each) => field === 'difficulty' && each === value);
  const language = LANGUAGE_IDS.find((each) => field === 'language' && each === value);
  const shown =
    (label && text('app.label', { label })) ?? (language && text(`app.language.${language}`));
  return `${text(`batches.form.option.${field}`)}: ${shown ?? value}`;
}

/** The kinds of answers are verdicts, labels, and a few words of the operations. */
export function kindText(kind: string, text: Text): string {
  const label = LABELS.find((each) => each === kind);
  return label === undefined ? text('batches.kind', { kind }) : text('app.label', { label });
}

/** The codes that have words of their own; all others have those of their first failure. */
const KNOWN_CODES = [
  ...(['bad-json', 'bad-shape', 'bad-clues', 'bad-size', 'wrong-line-count'] as const),
  ...(['clue-too-long', 'block-too-long', 'sums-differ', 'empty-input'] as const),
  ...(['unknown-format', 'unread-format', 'not-text', 'bad-encoding', 'too-large'] as const),
  ...(['no-puzzle', 'no-image', 'bad-item', 'bad-wish', 'bad-option'] as const),
  ...(['killed', 'out-of-memory', 'answer-too-large', 'answer-refused'] as const),
];

export function failureText(code: string, text: Text): string {
  const known = KNOWN_CODES.find((each) => each === code);
  return text(`batches.failure.${known ?? 'other'}`);
}

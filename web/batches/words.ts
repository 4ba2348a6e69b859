// Says what a batch is called, and what its kinds of answers and its failures are.

import { LABELS } from '../../src/explain/rate/label.ts';
import { OPERATIONS } from '../../src/tasks/operations/operation.ts';
import { OPTION_READERS, type OptionName } from '../../src/tasks/operations/option-readers.ts';
import type { Batch } from '../api/batches.ts';
import type { Text } from '../app/texts.ts';
import { choiceText } from './choice-text.ts';

export function batchName({ name }: Pick<Batch, 'name'>, text: Text): string {
  return name === '' ? text('batches.untitled') : name;
}

/** A newer server may know other operations. */
export function operationText(operation: string, text: Text): string {
  const known = OPERATIONS.find((each) => each === operation);
  return known === undefined ? operation : text(`batches.operation.${known}`);
}

/** Options of a newer server stay as it has them. */
export function optionText(name: string, value: string, text: Text): string {
  if (!Object.hasOwn(OPTION_READERS, name)) return `${name} ${value}`;
  const known = name as OptionName;
  const option = text(`batches.form.option.${known}`);
  const { input } = OPTION_READERS[known];
  if (input.kind === 'switch')
    return value === 'false' ? text('batches.form.option.off', { option }) : option;
  const isChoice = input.kind === 'choice' && input.choices.some((each) => each === value);
  return `${option}: ${isChoice ? choiceText(known, value, text) : value}`;
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
  ...(['killed', 'fault', 'out-of-memory', 'answer-too-large', 'answer-refused'] as const),
];

export function failureText(code: string, text: Text): string {
  const known = KNOWN_CODES.find((each) => each === code);
  return text(`batches.failure.${known ?? 'other'}`);
}

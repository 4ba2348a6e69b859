// Says in the language of the person what is wrong with a form. Of what the server says, the usual
// problems have words of their own; others stay as the server says them.

import { OPTION_READERS, type OptionInput } from '../../../src/tasks/operations/option-readers.ts';
import type { Text } from '../../app/texts.ts';
import type { FileRefusal, FormProblem } from './form-state.ts';

const KNOWN = [
  ...(['no-server', 'too-large', 'too-many', 'no-items', 'damaged'] as const),
  ...(['too-many-batches', 'key-missing', 'key-unknown'] as const),
  ...(['for-one-colour', 'for-own-colours', 'outlines-in-colours'] as const),
];

export function formProblemText(problem: FormProblem, text: Text, isOfImages = false): string {
  if (problem.at === 'option') return optionWords(problem, text);
  if ('refusal' in problem) {
    const { refusal } = problem;
    if ('file' in refusal) return fileWords(refusal, text);
    return text(isOfImages ? 'batches.form.wrong.no-images' : 'batches.form.wrong.nothing');
  }
  const { code, message } = problem.problem;
  const known = KNOWN.find((each) => each === code);
  return known === undefined
    ? text('batches.form.wrong.other', { message })
    : text(`batches.form.wrong.${known}`);
}

type OptionProblem = Extract<FormProblem, { readonly at: 'option' }>;

function optionWords({ name, message }: OptionProblem, text: Text): string {
  const input: OptionInput = OPTION_READERS[name].input;
  if (input.kind !== 'number') return text('batches.form.wrong.option', { message: message ?? '' });
  const { least, isAbove, most } = input.bounds;
  if (input.isWhole) return text('batches.form.wrong.whole', { least });
  if (most === undefined) return text('batches.form.wrong.positive');
  return isAbove
    ? text('batches.form.wrong.up-to', { most })
    : text('batches.form.wrong.between', { least, most });
}

/** The names of choices in a message have no hyphens. */
function fileWords({ reason, file }: FileRefusal, text: Text): string {
  return text('batches.form.wrong.file', { reason: reason.replace('-', ''), file });
}

// The steps of the form for a new batch. Whatever goes wrong, the entries stay.

import { cutName, nameOfFiles } from '../../../src/tasks/operations/batch-name.ts';
import { OPTIONS_OF } from '../../../src/tasks/operations/operation.ts';
import type { OptionName } from '../../../src/tasks/operations/option-readers.ts';
import type { ServerProblem } from '../../api/answers.ts';
import type { StepResult } from '../../app/step-host.ts';
import type { FormEffect, FormEntries, FormEvent, FormProblem, FormState } from './form-state.ts';
import { isNumber, typedOption } from './option-fields.ts';

type Step = StepResult<FormState, FormEffect>;

export function formStep(state: FormState, event: FormEvent): Step {
  switch (event.type) {
    case 'entered':
      return [entered(state, event.entries), []];
    case 'option':
      return [typed(state, event.name, event.typed), []];
    case 'files':
      return [entered(state, { files: [...state.entries.files, ...event.files] }), []];
    case 'file-removed': {
      const files = state.entries.files.filter((file) => file !== event.file);
      return [entered(state, { files }), []];
    }
    case 'submit':
      return submit(state);
    case 'progress':
      return [state.sending === undefined ? state : { ...state, sending: event.sending }, []];
    case 'unreadable': {
      const problems = event.refusals.map((refusal) => ({ at: 'source', refusal }) as const);
      return [{ ...state, sending: undefined, problems }, []];
    }
    case 'refused': {
      const problems = event.problems.map((problem) => placed(problem, state.entries));
      return [{ ...state, sending: undefined, problems }, []];
    }
    case 'taken':
      return [afterTaken(state), [{ do: 'open', batch: event.batch }]];
    case 'cancel':
      return [{ ...state, sending: undefined }, [{ do: 'stop' }]];
  }
}

/** Problems of the puzzles go, because the entries may be right now. */
function entered(state: FormState, entries: Partial<FormEntries>): FormState {
  const isOther = entries.operation !== undefined;
  const problems = isOther ? [] : state.problems.filter(({ at }) => at === 'option');
  return { ...state, entries: { ...state.entries, ...entries }, problems };
}

function typed(state: FormState, name: OptionName, value: string): FormState {
  const options = { ...state.entries.options, [name]: value };
  const problems = state.problems.filter(
    (problem) => problem.at === 'source' || (problem.at === 'option' && problem.name !== name),
  );
  return { ...state, entries: { ...state.entries, options }, problems };
}

function submit(state: FormState): Step {
  if (state.sending !== undefined) return [state, []];
  const { entries } = state;
  const problems = [...optionProblems(entries), ...sourceProblems(entries)];
  if (problems.length > 0) return [{ ...state, problems }, []];
  const sending = { stage: 'reading', share: 0 } as const;
  return [{ ...state, problems, sending }, [{ do: 'send', entries }]];
}

function optionProblems({ operation, options }: FormEntries): readonly FormProblem[] {
  return OPTIONS_OF[operation]
    .filter((name) => isNumber(name) && !isBlank(options[name]))
    .filter((name) => typedOption(name, options[name] ?? '') === undefined)
    .map((name) => ({ at: 'option', name }));
}

function sourceProblems(entries: FormEntries): readonly FormProblem[] {
  const { operation, options } = entries;
  if (hasSource(entries)) return [];
  if (operation === 'generate')
    return isBlank(options.count) ? [{ at: 'option', name: 'count' }] : [];
  return [{ at: 'source', refusal: { reason: 'nothing' } }];
}

/** Whether there are files or a text to make items of. */
function hasSource({ operation, text, files }: FormEntries): boolean {
  return files.length > 0 || (operation !== 'create' && text.trim() !== '');
}

function isBlank(value: string | undefined): boolean {
  return value === undefined || value.trim() === '';
}

/** Codes of problems that are about the puzzles that were sent. */
const OF_SOURCE = ['no-items', 'too-many', 'too-large', 'damaged', 'not-read'];

function placed(problem: ServerProblem, { operation }: FormEntries): FormProblem {
  const name = OPTIONS_OF[operation].find((each) => problem.path === `/${each}`);
  if (name !== undefined) return { at: 'option', name, message: problem.message };
  return { at: OF_SOURCE.includes(problem.code) ? 'source' : 'form', problem };
}

/** The choices stay for the next batch; what was sent goes. */
function afterTaken({ entries }: FormState): FormState {
  const next = { ...entries, name: '', text: '', files: [] };
  return { entries: next, problems: [], sending: undefined };
}

/** Returns the address of the submission: what is to be done, and the options that were typed. */
export function submissionQuery(entries: FormEntries): URLSearchParams {
  const { operation, options } = entries;
  const query = new URLSearchParams({ do: operation, name: nameOf(entries) });
  for (const name of OPTIONS_OF[operation]) {
    const value = typedOption(name, options[name] ?? '');
    // Each line of a file of wishes asks for one puzzle.
    const isVoid = name === 'count' && hasSource(entries);
    if (value !== undefined && value !== '' && !isVoid) query.set(name, value);
  }
  if (entries.isFresh) query.set('fresh', 'true');
  return query;
}

/** A batch without a name has that of its files, as on the command line. */
function nameOf({ name, files }: FormEntries): string {
  const ofFiles = nameOfFiles(files.map((file) => file.name));
  return name.trim() === '' ? ofFiles : cutName(name.trim());
}

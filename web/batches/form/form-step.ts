// The steps of the form for a new batch. Whatever goes wrong, the entries stay.

import type { ServerProblem } from '../../api/answers.ts';
import type { StepResult } from '../../app/step-host.ts';
import type { FormEffect, FormEntries, FormEvent, FormProblem, FormState } from './form-state.ts';
import { FIELD_SPECS, FIELDS_OF, type OptionField, typedNumber } from './option-fields.ts';

type Step = StepResult<FormState, FormEffect>;

export function formStep(state: FormState, event: FormEvent): Step {
  switch (event.type) {
    case 'entered':
      return [entered(state, event.entries), []];
    case 'option':
      return [typed(state, event.field, event.typed), []];
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

function typed(state: FormState, field: OptionField, value: string): FormState {
  const options = { ...state.entries.options, [field]: value };
  const problems = state.problems.filter(
    (problem) => problem.at === 'source' || (problem.at === 'option' && problem.field !== field),
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
  return FIELDS_OF[operation]
    .filter((field) => FIELD_SPECS[field].kind === 'number' && !isBlank(options[field]))
    .filter((field) => typedNumber(field, options[field] ?? '') === undefined)
    .map((field) => ({ at: 'option', field }));
}

function sourceProblems(entries: FormEntries): readonly FormProblem[] {
  const { operation, options } = entries;
  if (hasSource(entries)) return [];
  if (operation === 'generate')
    return isBlank(options.count) ? [{ at: 'option', field: 'count' }] : [];
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
  const field = FIELDS_OF[operation].find((each) => problem.path === `/${each}`);
  if (field !== undefined) return { at: 'option', field, message: problem.message };
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
  for (const field of FIELDS_OF[operation]) {
    const value = typedNumber(field, options[field] ?? '');
    // Each line of a file of wishes asks for one puzzle.
    const isVoid = field === 'count' && hasSource(entries);
    if (value !== undefined && value !== '' && !isVoid) query.set(field, value);
  }
  if (entries.isFresh) query.set('fresh', 'true');
  return query;
}

const LONGEST_NAME = 200;

/** A batch without a name has that of its first file. */
function nameOf({ name, files }: FormEntries): string {
  const chosen = name.trim() === '' ? (files[0]?.name ?? '') : name.trim();
  return chosen.slice(0, LONGEST_NAME);
}

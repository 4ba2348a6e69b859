// Lists what batches can do with their items, and the options of each operation.

import { checkWish } from '../../create/generate/wish-problems.ts';
import { checkImageChoices } from '../../create/images/chosen-wish.ts';
import { failure, type Outcome, type Problem, quote, success } from '../../puzzle/problem.ts';
import { OPTION_READERS, type OptionName, type OptionValues } from './option-readers.ts';
import { puzzleWishOf } from './wish.ts';

export const OPERATIONS = ['solve', 'count', 'rate', 'explain', 'generate', 'create'] as const;
export type Operation = (typeof OPERATIONS)[number];

export const OPTIONS_OF: Readonly<Record<Operation, readonly OptionName[]>> = {
  solve: ['max-solutions', 'method', 'seed', 'time', 'conflicts'],
  count: ['limit', 'time', 'conflicts'],
  rate: ['map', 'time'],
  explain: ['language', 'time'],
  generate: [
    ...(['size', 'count', 'difficulty', 'technique', 'colours', 'look', 'density'] as const),
    ...(['symmetry', 'seed', 'number', 'rating', 'time'] as const),
  ],
  create: [
    ...(['size', 'colours', 'repair', 'difficulty', 'palette', 'crop', 'trim'] as const),
    ...(['brightness', 'contrast', 'style', 'threshold', 'invert', 'dither', 'time'] as const),
  ],
};

export function readOperation(name: string): Outcome<Operation> {
  const operation = OPERATIONS.find((each) => each === name);
  if (operation !== undefined) return success(operation);
  const message = `there is no operation ${quote(name)}: expected one of ${OPERATIONS.join(', ')}`;
  return failure({ code: 'unknown-operation', message });
}

/**
 * Reads options as somebody gave them, and checks that they go together. `unnamed` is an option
 * that whoever gave them cannot use there, so that no problem offers it.
 */
export function readOptions(
  operation: Operation,
  given: Readonly<Record<string, unknown>>,
  unnamed?: OptionName,
): Outcome<OptionValues> {
  const problems: OptionProblem[] = [];
  const values: [string, unknown][] = [];
  for (const [name, value] of Object.entries(given)) {
    const read = readOption(operation, [name, value], unnamed);
    if (read.ok) values.push([name, read.value]);
    else problems.push(read.problem);
  }
  if (problems.length > 0) return failure(...problems);
  return checkTogether(operation, Object.fromEntries(values) as OptionValues);
}

interface OptionProblem extends Problem {
  /** The option as a JSON pointer, so that a form can show the problem at its field. */
  readonly path: string;
}

type ReadOption =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: OptionProblem };

function readOption(
  operation: Operation,
  [name, value]: readonly [string, unknown],
  unnamed: OptionName | undefined,
): ReadOption {
  const path = `/${name}`;
  const own = OPTIONS_OF[operation].find((option) => option === name);
  if (own === undefined) {
    const names = OPTIONS_OF[operation].filter((option) => option !== unnamed);
    const message = `${operation} has no option ${quote(name)}: it has ${names.join(', ')}`;
    return { ok: false, problem: { code: 'unknown-option', message, path } };
  }
  const { expected, read } = OPTION_READERS[own];
  const option = read(value);
  if (option !== undefined) return { ok: true, value: option };
  const message = `${name} ${quote(String(value))}: expected ${expected}`;
  return { ok: false, problem: { code: 'bad-option', message, path } };
}

function checkTogether(operation: Operation, values: OptionValues): Outcome<OptionValues> {
  if (operation === 'create') return checkImageChoices(values);
  if (values.method !== undefined && values.conflicts !== undefined) return failure(NO_CONFLICTS);
  if (operation !== 'generate') return success(values);
  const { fewest, most } = values.colours ?? { fewest: 1, most: 1 };
  if (fewest < most) return failure(ONE_NUMBER);
  const wish = checkWish(puzzleWishOf(values));
  return wish.ok ? success(values) : wish;
}

const NO_CONFLICTS: Problem = {
  code: 'misplaced-option',
  message: 'conflicts: they are a limit for the engine alone, and void with a method',
};

const ONE_NUMBER: Problem = {
  code: 'bad-option',
  message: 'colours: generated puzzles have one number of colours, and no range',
};

// How the form offers the options of each operation: all that there are, in two groups. What they
// may be is in the table that the command line and the server have, too.

import { OPTIONS_OF, type Operation } from '../../../src/tasks/operations/operation.ts';
import { OPTION_READERS, type OptionName } from '../../../src/tasks/operations/option-readers.ts';

/** The options that are always in sight; few people need the others, which can be unfolded. */
const PLAIN: Readonly<Record<Operation, readonly OptionName[]>> = {
  solve: ['max-solutions', 'method', 'time', 'conflicts'],
  count: ['limit', 'time', 'conflicts'],
  rate: ['time', 'map'],
  explain: ['language', 'time'],
  generate: ['size', 'count', 'difficulty', 'colours', 'seed', 'time'],
  create: ['size', 'colours', 'difficulty', 'time', 'repair'],
};

interface OfferedOptions {
  readonly plain: readonly OptionName[];
  readonly more: readonly OptionName[];
}

/** A switch takes the whole width, so switches come last in each group. */
export function offeredOptions(operation: Operation): OfferedOptions {
  const plain = PLAIN[operation];
  const more = OPTIONS_OF[operation].filter((name) => !plain.includes(name));
  return { plain, more: more.toSorted((a, b) => Number(isSwitch(a)) - Number(isSwitch(b))) };
}

/** The choices that are taken where nothing is chosen. */
const USUAL = ['none', 'engine'];

/** A language is always chosen. Everywhere else, no value stands for what is taken then. */
export function offeredChoices(name: OptionName, choices: readonly string[]): readonly string[] {
  return name === 'language' ? choices : ['', ...choices.filter((each) => !USUAL.includes(each))];
}

function isSwitch(name: OptionName): boolean {
  return OPTION_READERS[name].input.kind === 'switch';
}

/** Whether a check of what was typed needs no server: of texts, it alone says what is wrong. */
export function isNumber(name: OptionName): boolean {
  return OPTION_READERS[name].input.kind === 'number';
}

/** Returns what was typed as the server reads it; undefined for a number that is wrong. */
export function typedOption(name: OptionName, typed: string): string | undefined {
  const { input, read } = OPTION_READERS[name];
  if (input.kind !== 'number') return typed.trim();
  const text = typed.trim().replace(',', '.');
  // A separator of thousands must not pass for that of decimals.
  if (input.isWhole && !/^\d+$/.test(text)) return undefined;
  return read(text) === undefined ? undefined : text;
}

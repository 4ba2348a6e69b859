// How the options of an operation of batches stand on the command line.

import { OPTION_READERS, type OptionName } from '../../tasks/operations/option-readers.ts';

/** The option as it is typed, without its value. What is usually on can only be switched off. */
export function typedFlag(name: OptionName): string {
  const { input } = OPTION_READERS[name];
  return input.kind === 'switch' && input.isUsuallyOn ? `--no-${name}` : `--${name}`;
}

/** The option with a place for its value, as the help has it. */
export function flagWithValue(name: OptionName): string {
  const isSwitch = OPTION_READERS[name].input.kind === 'switch';
  return isSwitch ? typedFlag(name) : `${typedFlag(name)} <value>`;
}

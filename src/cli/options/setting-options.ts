// The options that stand for settings of the server. An environment variable or the configuration
// file can set each of them, too. The values stay texts here, because the server checks them
// together with those of the file.

import { type Command, Option } from 'commander';
import { CONFIG_FILE, type SettingText } from '../../server/config/settings.ts';

export function configOption(): Option {
  const { flag, env } = CONFIG_FILE;
  return new Option(`--${flag} <file>`, 'settings as JSON with comments').env(env);
}

export function settingOption({ flag, env, about, usual }: SettingText): Option {
  const value = typeof usual === 'number' ? 'n' : Array.isArray(usual) ? 'list' : 'text';
  const option = new Option(`--${flag} <${value}>`, about).env(env);
  return usual.toString() === '' ? option : option.default(usual);
}

/** Returns the options that stand on the command line itself, by their names there. */
export function givenOptions(command: Command): Record<string, string> {
  const given = command.options.filter(
    (option) => command.getOptionValueSource(option.attributeName()) === 'cli',
  );
  return Object.fromEntries(
    given.map((option) => [option.name(), String(command.getOptionValue(option.attributeName()))]),
  );
}

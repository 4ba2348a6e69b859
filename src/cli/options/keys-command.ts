// The commands of `keys`, which writes the file of the keys for the API.

import { type Command, Option } from 'commander';
import { SETTINGS } from '../../server/config/settings.ts';
import { EXIT_HELP } from '../run/exit-codes.ts';

export function addKeysCommand(program: Command): void {
  const keys = program.command('keys').description('keys for the HTTP API of this machine');
  keys
    .command('add')
    .argument('<name>', 'whose key it is: letters, digits and ._-')
    .description('make a key and print it; it is stored as a hash, so it is never shown again')
    .addOption(fileOption())
    .option(
      '--quota <quota>',
      'a day at most: 1000/day requests, or 600s/day of work; may be repeated',
      (text: string, others: readonly string[]) => [...others, text],
      [],
    )
    .action(async (name, options) => (await commands()).addKeyCommand(name, options));
  keys
    .command('list')
    .description('the names and quotas of all keys')
    .addOption(fileOption())
    .action(async (options) => (await commands()).listKeysCommand(options));
  keys
    .command('remove')
    .argument('<name>')
    .description('take a key away; a server that runs refuses it within a second')
    .addOption(fileOption())
    .action(async (name, options) => (await commands()).removeKeyCommand(name, options));
  for (const command of keys.commands) command.exitOverride();
  keys.addHelpText('after', EXIT_HELP);
}

const commands = () => import('../commands/keys.ts');

function fileOption(): Option {
  const { flag, env, about, usual } = SETTINGS['auth.keysFile']!;
  return new Option(`--${flag} <file>`, about).env(env).default(usual);
}

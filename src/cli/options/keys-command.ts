// The commands of `keys`, which writes the file of the keys for the API. Which file that is, the
// settings of the server say.

import { type Command, Option } from 'commander';
import { SETTINGS } from '../../server/config/settings.ts';
import { EXIT_HELP } from '../run/exit-codes.ts';
import { configOption, givenOptions } from './setting-options.ts';

export function addKeysCommand(program: Command): void {
  const keys = program.command('keys').description('keys for the HTTP API of this machine');
  const add = subcommand(keys, 'add')
    .argument('<name>', 'whose key it is: letters, digits and ._-')
    .description('make a key and print it; it is stored as a hash, so it is never shown again')
    .option(
      '--quota <quota>',
      'a day at most: 1000/day requests, or 600s/day of work; may be repeated',
      (text: string, others: readonly string[]) => [...others, text],
      [],
    )
    .action(async (name, { quota }) =>
      (await commands()).addKeyCommand(name, quota, givenOptions(add)),
    );
  const list = subcommand(keys, 'list')
    .description('the names and quotas of all keys')
    .action(async () => (await commands()).listKeysCommand(givenOptions(list)));
  const remove = subcommand(keys, 'remove')
    .argument('<name>')
    .description('take a key away; a server that runs refuses it within a second')
    .action(async (name) => (await commands()).removeKeyCommand(name, givenOptions(remove)));
  keys.addHelpText('after', EXIT_HELP);
}

const commands = () => import('../commands/keys.ts');

function subcommand(keys: Command, name: string): Command {
  const { flag, env, about, usual } = SETTINGS['auth.keysFile']!;
  return keys
    .command(name)
    .addOption(configOption())
    .addOption(new Option(`--${flag} <file>`, about).env(env).default(usual))
    .exitOverride();
}

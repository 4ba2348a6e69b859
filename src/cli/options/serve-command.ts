// The options of `serve`: every setting of the server, and the file that has them. An environment
// variable can set each of them, too. The values stay texts here, because the server checks them
// together with those of the file.

import { type Command, Option } from 'commander';
import { CONFIG_FILE, SETTINGS, type SettingText } from '../../server/config/settings.ts';

export function addServeCommand(program: Command): void {
  const command = program
    .command('serve')
    .description('the app in the browser and the HTTP API')
    .addOption(
      new Option(`--${CONFIG_FILE.flag} <file>`, 'settings as JSON with comments').env(
        CONFIG_FILE.env,
      ),
    )
    .option('--print-config', 'print every setting and where it comes from, and end')
    .addHelpText('after', NOTES);
  for (const setting of Object.values(SETTINGS)) command.addOption(optionOf(setting));
  command.action(async () => (await import('../commands/serve.ts')).serveCommand(textsOf(command)));
}

function optionOf({ flag, env, about, usual }: SettingText): Option {
  const value = typeof usual === 'number' ? 'n' : Array.isArray(usual) ? 'list' : 'text';
  const option = new Option(`--${flag} <${value}>`, about).env(env);
  return usual.toString() === '' ? option : option.default(usual);
}

/** Returns the options that stand on the command line itself, by their names there. */
function textsOf(command: Command): Record<string, string> {
  const given = command.options.filter(
    (option) => command.getOptionValueSource(option.attributeName()) === 'cli',
  );
  return Object.fromEntries(
    given.map((option) => [option.name(), String(command.getOptionValue(option.attributeName()))]),
  );
}

const NOTES = `
Every option can also be set by its environment variable, or in the file of --config. An option precedes a variable, and a
variable precedes the file. docs/serving.md tells of every setting.
Lists are separated by commas. Bound to a loopback address, the server answers only to the names localhost, 127.0.0.1 and
[::1], and to those of --public-names; with --public-names it does so wherever it is bound. It never takes requests from
other origins than those of --allowed-origins.
Asked to end, it takes no more work, lets running work go on for the grace, and answers with what is known by then. SIGHUP
makes it read its certificate again.
Exit codes: 0 ended by the system; 4 it cannot listen; 130 ended by Ctrl-C, which ends it at once the second time.`;

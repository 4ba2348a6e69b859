// The options of `serve`: every setting of the server, and the file that has them.

import type { Command } from 'commander';
import { SETTINGS } from '../../server/config/settings.ts';
import { configOption, givenOptions, settingOption } from './setting-options.ts';

export function addServeCommand(program: Command): void {
  const command = program
    .command('serve')
    .description('the app in the browser and the HTTP API')
    .addOption(configOption())
    .option('--print-config', 'print every setting and where it comes from, and end')
    .addHelpText('after', NOTES);
  for (const setting of Object.values(SETTINGS)) command.addOption(settingOption(setting));
  command.action(async () =>
    (await import('../commands/serve.ts')).serveCommand(givenOptions(command)),
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

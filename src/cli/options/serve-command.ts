// The options of `serve`: where to listen, the grace, and every limit of the server. An environment
// variable can set each of them, too.

import { type Command, InvalidArgumentError, Option } from 'commander';
import { LIMIT_KEYS, SERVER_LIMITS } from '../../server/limits.ts';
import { parseWholeNumber, seconds } from './option-values.ts';

export function addServeCommand(program: Command): void {
  const command = program
    .command('serve')
    .description('the app in the browser and the HTTP API')
    .addOption(
      ofEnvironment('PORT', new Option('--port <n>', 'port to listen on; 0 takes any that is free'))
        .argParser(port)
        .default(4400),
    )
    .addOption(
      ofEnvironment(
        'HOST',
        new Option('--host <address>', 'address to bind; 0.0.0.0 lets other machines in'),
      )
        .argParser(address)
        .default('127.0.0.1'),
    )
    .addOption(
      ofEnvironment(
        'CROSSHATCH_GRACE',
        new Option('--grace <seconds>', 'time for running work when the server is asked to end'),
      )
        .argParser(seconds)
        .default(3),
    )
    .addHelpText('after', NOTES);
  for (const key of LIMIT_KEYS) {
    const { flag, env, about, usual } = SERVER_LIMITS[key];
    const isTime = key === 'seconds' || key === 'usualSeconds';
    const least = key === 'waiting' ? 0 : 1;
    command.addOption(
      ofEnvironment(env, new Option(`--${flag} <n>`, about))
        .argParser(isTime ? seconds : parseWholeNumber(least))
        .default(usual),
    );
  }
  command.action(async (options) => (await import('../commands/serve.ts')).serveCommand(options));
}

/** Lets the variable set the option, unless the variable is empty, which is commonly no value. */
function ofEnvironment(variable: string, option: Option): Option {
  return process.env[variable] === '' ? option : option.env(variable);
}

function port(text: string): number {
  const value = Number(text);
  if (/^\d{1,5}$/.test(text) && value <= 65_535) return value;
  throw new InvalidArgumentError('Expected a port from 0 to 65535.');
}

/** Refuses an empty address, which would mean every address. */
function address(text: string): string {
  if (text.trim() !== '') return text.trim();
  throw new InvalidArgumentError('Expected an address, like 127.0.0.1.');
}

const NOTES = `
Every option can also be set by its environment variable; the option takes precedence.
Bound to a loopback address, the server answers only to the names localhost, 127.0.0.1 and [::1], and it never takes
requests from other origins.
Asked to end, it takes no more work, lets running work go on for the grace, and answers with what is known by then.
Exit codes: 0 ended by the system; 4 it cannot listen; 130 ended by Ctrl-C, which ends it at once the second time.`;

// crosshatch serve: serves the app and the API on one port until a signal comes.

import { join } from 'node:path';
import { buildFastifyApp } from '../../server/app.ts';
import { LIMIT_KEYS, SERVER_LIMITS, type ServerLimits } from '../../server/limits.ts';
import { packageRoot } from '../../server/package-root.ts';
import { isBuilt, NO_PAGE } from '../../server/page.ts';
import { print, printError, printFault } from '../output/print.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';
import { onFirstSignal } from '../run/signals.ts';
import { describeSystemError, isSystemError } from '../run/system-error.ts';

type ServeCommand = {
  readonly port: number;
  readonly host: string;
  readonly grace: number;
} & Readonly<Record<string, unknown>>;

/**
 * The exit code after SIGTERM is 0, because SIGTERM is the usual way to end a server and not a
 * failure.
 */
const TERMINATED = 0;

export async function serveCommand(options: ServeCommand): Promise<void> {
  const { port, host, grace } = options;
  const webRoot = join(packageRoot(), 'dist', 'web');
  const limits = limitsOf(options);
  const app = await buildFastifyApp({ host, webRoot, limits, grace, onFault: printFault });
  const signal = new Promise<void>((stop) => onFirstSignal(stop, TERMINATED));
  try {
    await app.listen({ port, host });
    if (!isBuilt(webRoot)) printError(NO_PAGE);
    await print(greeting(host, portOf(app.server.address(), port)));
    await signal;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    printError(refusal(error, port, host));
    raiseExit(EXIT.badInput);
  } finally {
    await app.close();
  }
}

/** Commander names options after their flags: --max-body becomes maxBody. */
function limitsOf(options: ServeCommand): ServerLimits {
  const nameOf = (flag: string): string =>
    flag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const entries = LIMIT_KEYS.map((key) => [key, options[nameOf(SERVER_LIMITS[key].flag)]]);
  return Object.fromEntries(entries) as ServerLimits;
}

function portOf(address: unknown, port: number): number {
  const { port: actual = port } = (address ?? {}) as { readonly port?: number };
  return actual;
}

const EVERYWHERE = ['0.0.0.0', '::'];

function greeting(host: string, port: number): string {
  const isEverywhere = EVERYWHERE.includes(host);
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const address = `http://${name}:${port}`;
  const others = isEverywhere ? ' (other machines reach it by the name of this one)' : '';
  return `Crosshatch is at ${address}${others}\nThe API is described at ${address}/api/docs; Ctrl-C ends the server.`;
}

function refusal(error: NodeJS.ErrnoException, port: number, host: string): string {
  const other = port < 65_535 ? port + 1 : 4400;
  const choose = `choose another with PORT=${other} npm start, or serve --port ${other}`;
  if (error.code === 'EADDRINUSE') return `port ${port} is taken by another program: ${choose}`;
  if (error.code === 'EACCES')
    return `port ${port} needs rights that this program lacks: ${choose}`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `${host} is not an address of this machine: choose one with --host, or HOST=127.0.0.1`;
  }
  return `cannot listen at ${host}, port ${port}: ${describeSystemError(error)}`;
}

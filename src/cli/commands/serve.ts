// crosshatch serve: serves the app and the API on one port until a signal comes.

import { join } from 'node:path';
import { defined } from '../../puzzle/defined.ts';
import type { Outcome } from '../../puzzle/problem.ts';
import { buildFastifyApp } from '../../server/app.ts';
import type { AppOptions } from '../../server/app-options.ts';
import { configText } from '../../server/config/print-config.ts';
import type { EffectiveConfig } from '../../server/config/read-config.ts';
import type { OnFault } from '../../server/http/problems.ts';
import { readKeyFile } from '../../server/keys/key-file.ts';
import { packageRoot } from '../../server/package-root.ts';
import { isBuilt, NO_PAGE } from '../../server/page.ts';
import { checkTls, renewTls, type TlsFiles } from '../../server/protection/tls.ts';
import { faultText } from '../../server/watch/fault-text.ts';
import { readServeConfig, readTlsFiles } from '../input/serve-config.ts';
import { print, printError } from '../output/print.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';
import { orRefusal } from '../run/or-refusal.ts';
import { openServedBatches } from '../run/served-batches.ts';
import { onFirstSignal } from '../run/signals.ts';
import { describeSystemError, isSystemError } from '../run/system-error.ts';

/**
 * The exit code after SIGTERM is 0, because SIGTERM is the usual way to end a server and not a
 * failure.
 */
const TERMINATED = 0;

type Config = EffectiveConfig['config'];

/** The settings, with the batches that they lead to. */
type ServedConfig = Omit<Config, 'batches'> & Pick<AppOptions, 'batches'>;

/** `options` are those of the command line, by their names there. */
export async function serveCommand(options: Readonly<Record<string, string>>): Promise<void> {
  const effective = orRefusal(readServeConfig(options));
  if (effective === undefined) return;
  if ('print-config' in options) return print(configText(effective));
  const { config } = effective;
  const files = orRefusal(usableTls(config));
  if (files === undefined) return;
  const { mode, keysFile } = config.auth;
  if (mode !== 'off' && orRefusal(readKeyFile(keysFile)) === undefined) return;
  const batches = orRefusal(await openServedBatches(config.batches));
  if (batches === undefined) return;
  try {
    const { batches: _, ...others } = config;
    await serve({ ...others, ...defined({ batches: batches.served }) }, files.tls);
  } finally {
    await batches.close();
  }
}

function usableTls(config: Pick<Config, 'tls'>): Outcome<{ readonly tls: TlsFiles | undefined }> {
  const files = readTlsFiles(config);
  if (!files.ok) return files;
  const checked = files.value && checkTls(files.value);
  return checked?.ok === false ? checked : { ok: true, value: { tls: files.value } };
}

async function serve(config: ServedConfig, tls: TlsFiles | undefined): Promise<void> {
  const { port, host, tls: _, ...rest } = config;
  const webRoot = join(packageRoot(), 'dist', 'web');
  const isLogged = config.log.level !== 'off';
  const isFaultLogged = isLogged && config.log.level !== 'fatal';
  const app = await buildFastifyApp({
    ...{ ...rest, host, webRoot, onFault: isFaultLogged ? () => {} : tellFault },
    ...defined({ tls }),
  });
  const signal = new Promise<void>((stop) => onFirstSignal(stop, TERMINATED));
  const renew = (): void => {
    const files = usableTls(config);
    if (!files.ok) for (const { message } of files.problems) printError(message);
    else if (files.value.tls !== undefined) renewTls(app.server, files.value.tls);
  };
  if (tls !== undefined) process.on('SIGHUP', renew);
  try {
    await app.listen({ port, host });
    if (!isBuilt(webRoot)) printError(NO_PAGE);
    // Standard output has the log alone, which also says where the server is.
    if (!isLogged) await print(greeting(config, portOf(app.server.address(), port)));
    await signal;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    printError(refusal(error, port, host));
    raiseExit(EXIT.badInput);
  } finally {
    process.off('SIGHUP', renew);
    await app.close();
  }
}

/** Names the request, as the log does. */
const tellFault: OnFault = (error, request) => printError(faultText(error, request));

function portOf(address: unknown, port: number): number {
  const { port: actual = port } = (address ?? {}) as { readonly port?: number };
  return actual;
}

const EVERYWHERE = ['0.0.0.0', '::'];

function greeting({ host, basePath, tls }: ServedConfig, port: number): string {
  const isEverywhere = EVERYWHERE.includes(host);
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const scheme = tls.certificate === '' ? 'http' : 'https';
  const address = `${scheme}://${name}:${port}${basePath}`;
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

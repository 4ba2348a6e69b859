// Reads the files that the settings of `serve` name: the configuration file, and the certificate
// with its key.

import { readFileSync } from 'node:fs';
import { defined } from '../../puzzle/defined.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import { type EffectiveConfig, readConfig } from '../../server/config/read-config.ts';
import { CONFIG_FILE } from '../../server/config/settings.ts';
import type { TlsFiles } from '../../server/protection/tls.ts';
import { describeSystemError, isSystemError } from '../run/system-error.ts';

/** `options` are those of the command line, by their names there. */
export function readServeConfig(
  options: Readonly<Record<string, string>>,
): Outcome<EffectiveConfig> {
  const path = options[CONFIG_FILE.flag] ?? (process.env[CONFIG_FILE.env] || undefined);
  const text = path === undefined ? success(undefined) : readText(path);
  if (!text.ok) return text;
  const file = path === undefined ? undefined : { path, text: text.value ?? '' };
  return readConfig({ ...defined({ file }), environment: process.env, options });
}

/** Returns undefined if the server does not speak https. */
export function readTlsFiles({
  tls,
}: Pick<EffectiveConfig['config'], 'tls'>): Outcome<TlsFiles | undefined> {
  if (tls.certificate === '') return success(undefined);
  const [certificate, key] = [readText(tls.certificate), readText(tls.key)];
  if (!certificate.ok) return certificate;
  return key.ok ? success({ certificate: certificate.value, key: key.value }) : key;
}

function readText(path: string): Outcome<string> {
  try {
    return success(readFileSync(path, 'utf8'));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const message = `${path}: cannot read it: ${describeSystemError(error)}`;
    return failure({ code: 'cannot-read', message });
  }
}

// Makes the configuration of its sources. A value of an option precedes that of the environment,
// which precedes that of the file, which precedes the default.

import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import { type ConfigFile, fileSettings } from './config-file.ts';
import { configSchema, type ServerConfig } from './config-schema.ts';
import {
  defaultSettings,
  environmentSettings,
  type GivenSettings,
  kubernetesVariables,
  optionSettings,
  type Texts,
} from './given-settings.ts';
import { SETTINGS } from './settings.ts';

export interface ConfigSources {
  readonly file?: ConfigFile;
  readonly environment: Texts;
  /** The keys are the names of the options. */
  readonly options: Texts;
}

export interface EffectiveConfig {
  readonly config: ServerConfig;
  /** The settings as they were given, with where each comes from. */
  readonly given: GivenSettings;
  /** The variables of the environment that look like settings, but come from Kubernetes. */
  readonly ignored: readonly string[];
}

export function readConfig({
  file,
  environment,
  options,
}: ConfigSources): Outcome<EffectiveConfig> {
  const ofFile = file === undefined ? success<GivenSettings>(new Map()) : fileSettings(file);
  const ofEnvironment = environmentSettings(environment);
  const problems = [ofFile, ofEnvironment].flatMap((source) => (source.ok ? [] : source.problems));
  const [first, ...others] = problems;
  if (first !== undefined || !ofFile.ok || !ofEnvironment.ok) return failure(first!, ...others);
  const sources = [defaultSettings(), ofFile.value, ofEnvironment.value, optionSettings(options)];
  const given = new Map(sources.flatMap((source) => [...source]));
  return checked(given, kubernetesVariables(environment));
}

function checked(given: GivenSettings, ignored: readonly string[]): Outcome<EffectiveConfig> {
  const parsed = configSchema.safeParse(nested(given));
  const problems = parsed.success
    ? mismatches(parsed.data, given)
    : wrongKeys(parsed.error.issues).map((key) => wrongValue(key, given));
  const [first, ...others] = problems;
  if (first !== undefined || !parsed.success) return failure(first!, ...others);
  return success({ config: parsed.data, given, ignored });
}

/** Makes `limits.side` the `side` of an object `limits`. */
function nested(given: GivenSettings): object {
  const root: Record<string, unknown> = {};
  for (const [key, { value }] of given) {
    const [group = '', name] = key.split('.');
    if (name === undefined) root[group] = value;
    else root[group] = { ...(root[group] as object | undefined), [name]: value };
  }
  return root;
}

/** Returns each setting once, however much of it is wrong. */
function wrongKeys(issues: readonly { readonly path: readonly PropertyKey[] }[]): string[] {
  const keyOf = (path: readonly PropertyKey[]): string =>
    Object.hasOwn(SETTINGS, String(path[0])) ? String(path[0]) : path.slice(0, 2).join('.');
  return [...new Set(issues.map(({ path }) => keyOf(path)))];
}

function wrongValue(key: string, given: GivenSettings): Problem {
  const { value, from } = given.get(key) ?? { value: undefined, from: 'default' };
  const message = `${from}: ${key}: expected ${SETTINGS[key]?.allowed}, not ${JSON.stringify(value)}`;
  return { code: 'bad-setting', message };
}

/** Returns the problems of settings that do not go together. */
function mismatches({ tls }: ServerConfig, given: GivenSettings): Problem[] {
  const isHalf = (tls.certificate === '') !== (tls.key === '');
  if (!isHalf) return [];
  const [there, missing] = tls.key === '' ? ['certificate', 'key'] : ['key', 'certificate'];
  const from = given.get(`tls.${there}`)?.from;
  return [
    {
      code: 'bad-setting',
      message: `${from}: tls.${there} needs tls.${missing}, which is not set`,
    },
  ];
}

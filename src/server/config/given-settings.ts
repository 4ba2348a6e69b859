// The values that one source gives for settings, before anything is checked: the environment or the
// options. Texts are turned into the numbers and lists that a file would have.

import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import { CONFIG_FILE, SETTINGS, type SettingText } from './settings.ts';

interface GivenSetting {
  readonly value: unknown;
  /** Says where the value comes from, for people: `PORT in the environment`. */
  readonly from: string;
}

/** The keys are the names of the settings. */
export type GivenSettings = ReadonlyMap<string, GivenSetting>;

/** Values as text, by the names of options or of variables. */
export type Texts = Readonly<Record<string, string | undefined>>;

export function defaultSettings(): GivenSettings {
  return new Map(
    Object.entries(SETTINGS).map(([key, { usual }]) => [key, { value: usual, from: 'default' }]),
  );
}

export function optionSettings(options: Texts): GivenSettings {
  return settingsOf(({ flag }) => ({ text: options[flag], from: `--${flag}` }));
}

/**
 * A variable that is empty sets nothing, because that is commonly no value. A variable that looks
 * like a setting but is none is a problem: a misspelt one may have been meant to protect the
 * server.
 */
export function environmentSettings(variables: Texts): Outcome<GivenSettings> {
  const known = [CONFIG_FILE.env, ...Object.values(SETTINGS).map(({ env }) => env)];
  const unknown = Object.entries(variables).filter(
    ([name, value = '']) =>
      name.startsWith(PREFIX) && !known.includes(name) && !isOfOthers(name, value),
  );
  const [first, ...others] = unknown.map(([name]) => unknownVariable(name, known));
  if (first !== undefined) return failure(first, ...others);
  const text = (name: string): string | undefined => variables[name] || undefined;
  return success(settingsOf(({ env }) => ({ text: text(env), from: `${env} in the environment` })));
}

const PREFIX = 'CROSSHATCH_';

function unknownVariable(name: string, known: readonly string[]): Problem {
  const bare = name.slice(PREFIX.length);
  const advice = known.includes(bare)
    ? `the variable is called ${bare}`
    : 'crosshatch serve --help lists all';
  return {
    code: 'unknown-setting',
    message: `${name} in the environment is no setting: ${advice}`,
  };
}

/** Commands that ask a server take these from the environment; the browser tests take the last. */
const OF_OTHER_COMMANDS = ['CROSSHATCH_SERVER', 'CROSSHATCH_KEY', 'CROSSHATCH_BROWSER'];

/** Whether a variable was set for something else: for other commands, or by Kubernetes. */
function isOfOthers(name: string, value: string): boolean {
  return OF_OTHER_COMMANDS.includes(name) || isOfKubernetes(name, value);
}

/**
 * Whether Kubernetes sets such a variable. In every container it sets some for each service of the
 * namespace, and those of a service that is called crosshatch, or whose name begins with
 * `crosshatch-`, look like settings. `CROSSHATCH_PORT` with a mere number was meant to be one.
 */
function isOfKubernetes(name: string, value: string): boolean {
  if (/_SERVICE_HOST$|_SERVICE_PORT(_\w+)?$/.test(name)) return true;
  if (/_PORT_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?$/.test(name)) return true;
  return name.endsWith('_PORT') && /^(tcp|udp|sctp):/.test(value);
}

/** Returns the names of the variables that look like settings, but are those of Kubernetes. */
export function kubernetesVariables(variables: Texts): string[] {
  return Object.entries(variables).flatMap(([name, value = '']) =>
    name.startsWith(PREFIX) && isOfKubernetes(name, value) ? [name] : [],
  );
}

function settingsOf(
  find: (setting: SettingText) => { readonly text: string | undefined; readonly from: string },
): GivenSettings {
  const settings = new Map<string, GivenSetting>();
  for (const [key, setting] of Object.entries(SETTINGS)) {
    const { text, from } = find(setting);
    if (text !== undefined) settings.set(key, { value: valueOfText(key, text.trim()), from });
  }
  return settings;
}

/** Leaves a text as it is where it cannot be what is expected, so that the check refuses it. */
function valueOfText(key: string, text: string): unknown {
  const { usual } = SETTINGS[key] ?? {};
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  if (typeof usual === 'number') return isNumber ? Number(text) : text;
  if (key === 'trustProxy') return text === 'off' ? text : isNumber ? Number(text) : listOf(text);
  return Array.isArray(usual) ? listOf(text) : text;
}

function listOf(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

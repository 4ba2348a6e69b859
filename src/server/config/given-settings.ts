// The values that one source gives for settings, before anything is checked: the environment or the
// options. Texts are turned into the numbers and lists that a file would have.

import { failure, type Outcome, success } from '../../puzzle/problem.ts';
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
  const unknown = Object.keys(variables).filter(
    (name) => name.startsWith('CROSSHATCH_') && !known.includes(name) && !OF_OTHERS.test(name),
  );
  const [first, ...others] = unknown.map((name) => ({
    code: 'unknown-setting',
    message: `${name} in the environment is no setting: crosshatch serve --help lists all`,
  }));
  if (first !== undefined) return failure(first, ...others);
  const text = (name: string): string | undefined => variables[name] || undefined;
  return success(settingsOf(({ env }) => ({ text: text(env), from: `${env} in the environment` })));
}

/**
 * Variables of others: that of the browser tests, and those that Kubernetes sets in every container
 * for a service that is called "crosshatch".
 */
const OF_OTHERS = /^CROSSHATCH_(BROWSER$|SERVICE_|PORT(_|$))/;

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

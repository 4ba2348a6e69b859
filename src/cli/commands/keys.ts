// crosshatch keys: adds, lists and removes the keys of the HTTP API.

import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import { hashOfKey, makeApiKey } from '../../server/keys/api-key.ts';
import { isKeyName, readKeyFile } from '../../server/keys/key-file.ts';
import { type KeyQuota, parseQuota, quotaText } from '../../server/keys/quota.ts';
import { changeKeyFile } from '../files/change-key-file.ts';
import { readServeConfig } from '../input/serve-config.ts';
import { print, printError } from '../output/print.ts';
import { orRefusal } from '../run/or-refusal.ts';

/** The options of the command line, by their names there. */
type Options = Readonly<Record<string, string>>;

export async function addKeyCommand(
  name: string,
  quotas: readonly string[],
  options: Options,
): Promise<void> {
  const quota = orRefusal(quotaOf(name, quotas));
  const path = quota && keysFileOf(options);
  if (quota === undefined || path === undefined) return;
  const key = makeApiKey();
  const record = { name, hash: hashOfKey(key), created: new Date().toISOString(), quota };
  const added = await changeKeyFile(path, (keys) =>
    keys.some((other) => other.name === name)
      ? refusal(`there is a key ${name} in ${path} already`)
      : success([...keys, record]),
  );
  if (orRefusal(added) === undefined) return;
  await print(key);
  printError(`this is the key of ${name}, with ${quotaText(quota)}: it is not shown again`);
}

function quotaOf(name: string, texts: readonly string[]): Outcome<KeyQuota> {
  const quotas = texts.map(parseQuota);
  if (!isKeyName(name)) return refusal(`${name}: expected at most 64 letters, digits and ._-`);
  return quotas.includes(undefined)
    ? refusal('--quota: expected 1000/day, or 600s/day of work')
    : success(Object.assign({}, ...quotas));
}

export async function listKeysCommand(options: Options): Promise<void> {
  const path = keysFileOf(options);
  const keys = path === undefined ? undefined : orRefusal(readKeyFile(path));
  if (keys?.length === 0) printError(`there is no key in ${path}`);
  for (const { name, created, quota } of keys ?? [])
    await print(`${name}  since ${created.slice(0, 10)}  ${quotaText(quota as KeyQuota)}`);
}

export async function removeKeyCommand(name: string, options: Options): Promise<void> {
  const path = keysFileOf(options);
  // A file that does not exist is told as such here: a change would make it.
  if (path === undefined || orRefusal(readKeyFile(path)) === undefined) return;
  const removed = await changeKeyFile(path, (keys) => {
    const others = keys.filter((key) => key.name !== name);
    if (others.length === keys.length) return refusal(`there is no key ${name} in ${path}`);
    return success(others);
  });
  orRefusal(removed);
}

/** Returns the file of the keys as `serve` finds it, or prints what is wrong with a setting. */
function keysFileOf(options: Options): string | undefined {
  return orRefusal(readServeConfig(options))?.config.auth.keysFile;
}

function refusal(message: string): Outcome<never> {
  return failure({ code: 'bad-key', message });
}

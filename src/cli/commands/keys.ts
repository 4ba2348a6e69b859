// crosshatch keys: adds, lists and removes the keys of the HTTP API.

import { existsSync } from 'node:fs';
import type { Outcome } from '../../puzzle/problem.ts';
import { hashOfKey, makeApiKey } from '../../server/keys/api-key.ts';
import {
  isKeyName,
  type KeyRecord,
  readKeyFile,
  writeKeyFile,
} from '../../server/keys/key-file.ts';
import { type KeyQuota, parseQuota, quotaText } from '../../server/keys/quota.ts';
import { print, printError } from '../output/print.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';

interface KeysCommand {
  readonly keysFile: string;
}

interface AddKeyCommand extends KeysCommand {
  readonly quota: readonly string[];
}

export async function addKeyCommand(
  name: string,
  { keysFile, quota }: AddKeyCommand,
): Promise<void> {
  const keys = keysOf(keysFile);
  if (keys === undefined) return;
  const quotas = quota.map(parseQuota);
  if (!isKeyName(name)) return refuse(`${name}: expected at most 64 letters, digits and ._-`);
  if (keys.some((key) => key.name === name)) return refuse(`there is a key ${name} already`);
  if (quotas.includes(undefined)) return refuse('--quota: expected 1000/day, or 600s/day of work');
  const key = makeApiKey();
  const whole: KeyQuota = Object.assign({}, ...quotas);
  const record = { name, hash: hashOfKey(key), created: new Date().toISOString(), quota: whole };
  writeKeyFile(keysFile, [...keys, record]);
  await print(key);
  printError(`this is the key of ${name}, with ${quotaText(whole)}: it is not shown again`);
}

export async function listKeysCommand({ keysFile }: KeysCommand): Promise<void> {
  for (const { name, created, quota } of keysOf(keysFile) ?? [])
    await print(`${name}  since ${created.slice(0, 10)}  ${quotaText(quota as KeyQuota)}`);
}

export async function removeKeyCommand(name: string, { keysFile }: KeysCommand): Promise<void> {
  const keys = keysOf(keysFile);
  if (keys === undefined) return;
  const others = keys.filter((key) => key.name !== name);
  if (others.length === keys.length) return refuse(`there is no key ${name} in ${keysFile}`);
  writeKeyFile(keysFile, others);
}

/** A file that does not exist has no keys. Prints what is wrong and returns undefined otherwise. */
function keysOf(path: string): readonly KeyRecord[] | undefined {
  if (!existsSync(path)) return [];
  const keys: Outcome<readonly KeyRecord[]> = readKeyFile(path);
  if (keys.ok) return keys.value;
  refuse(keys.problems.map(({ message }) => message).join('\n'));
  return undefined;
}

function refuse(message: string): void {
  printError(message);
  raiseExit(EXIT.badInput);
}

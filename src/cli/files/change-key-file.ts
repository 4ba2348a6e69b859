// Changes the file of the keys. The new file is written beside the old one, and is the lock as
// well: it is made only if it is not there, so of several commands one has its turn, and the others
// wait. Then it replaces the old file, so a server that reads meanwhile sees the old keys or the
// new ones.
//
// A program that holds the lock works without a pause, and heeds signals only afterwards. So a lock
// is left behind only by a program that is ended by force.

import {
  closeSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import {
  type KeyRecord,
  keyFileText,
  NO_KEY_FILE,
  readKeyFile,
} from '../../server/keys/key-file.ts';
import { exitOnSignal } from '../run/signals.ts';
import { isSystemError } from '../run/system-error.ts';
import { naming, targetOf } from './output-file.ts';

type Keys = readonly KeyRecord[];

/**
 * Replaces the keys by those that `change` returns. A file that does not exist has no keys. The
 * file stays as it is if there is a problem. Throws the system's error if it cannot be written.
 */
export async function changeKeyFile(
  path: string,
  change: (keys: Keys) => Outcome<Keys>,
): Promise<Outcome<Keys>> {
  const target = targetOf(path);
  const lock = `${target}.lock`;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const changed = naming(path, () => changeNow(target, lock, change));
    if (changed !== undefined) return changed;
    await setTimeout(PAUSE);
  }
  const message = `${lock}: another program is changing the keys: try again, or remove this file if there is none`;
  return failure({ code: 'locked', message });
}

/** A turn takes some milliseconds, so PAUSE milliseconds between two tries are not noticed. */
const PAUSE = 20;
const MOST_TRIES = 150;

/** Returns undefined if another program has the lock. */
function changeNow(
  target: string,
  lock: string,
  change: (keys: Keys) => Outcome<Keys>,
): Outcome<Keys> | undefined {
  const forgetSignals = exitOnSignal();
  const descriptor = openLock(lock);
  if (descriptor === undefined) {
    forgetSignals();
    return undefined;
  }
  let isLeft = true;
  try {
    const keys = keysOrNone(target);
    const changed = keys.ok ? change(keys.value) : keys;
    if (!changed.ok) return changed;
    writeKeys(descriptor, target, changed.value);
    renameSync(lock, target);
    isLeft = false;
    return changed;
  } finally {
    closeSync(descriptor);
    if (isLeft) rmSync(lock);
    forgetSignals();
  }
}

/** Only the owner may read the file, unless the old file says otherwise. */
function openLock(lock: string): number | undefined {
  try {
    return openSync(lock, 'wx', 0o600);
  } catch (error) {
    if (isSystemError(error) && error.code === 'EEXIST') return undefined;
    throw error;
  }
}

function keysOrNone(target: string): Outcome<Keys> {
  const keys = readKeyFile(target);
  return !keys.ok && keys.problems[0]?.code === NO_KEY_FILE ? success([]) : keys;
}

function writeKeys(descriptor: number, target: string, keys: Keys): void {
  const there = statSync(target, { throwIfNoEntry: false });
  const owner = there ?? (process.getuid?.() === 0 ? statSync(dirname(target)) : undefined);
  writeFileSync(descriptor, keyFileText(keys));
  if (owner !== undefined) giveTo(descriptor, owner);
  if (there !== undefined) fchmodSync(descriptor, there.mode & 0o7777);
  fsyncSync(descriptor);
}

/**
 * Lets the server read keys that somebody else changes, such as the administrator of the machine.
 * Their new file belongs to the owner of its folder.
 */
function giveTo(descriptor: number, { uid, gid }: Stats): void {
  if (uid !== process.getuid?.() || gid !== process.getgid?.()) fchownSync(descriptor, uid, gid);
}

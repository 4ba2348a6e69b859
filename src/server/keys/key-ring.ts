// The keys that the server knows. The file is read again when it changes. While it cannot be read,
// the keys that were known stay, and the operator is told.

import { statSync } from 'node:fs';
import type { Problem } from '../../puzzle/problem.ts';
import { recordOfKey } from './api-key.ts';
import { type KeyRecord, readKeyFile } from './key-file.ts';

export interface KeyRing {
  find(key: string): KeyRecord | undefined;
}

/** Milliseconds between two looks whether the file has changed. */
const LOOK = 500;

/**
 * Throws if the file cannot be read; later, `tell` is called with the error in that case. `now`
 * returns milliseconds.
 */
export function openKeyRing(
  path: string,
  tell: (error: unknown) => void,
  now: () => number = () => performance.now(),
): KeyRing {
  let version = versionOf(path);
  let keys = keysIn(path);
  let looked = now();
  /** The error that was told last; empty while the file can be read. */
  let told = '';
  const renew = (): void => {
    if (now() - looked < LOOK) return;
    looked = now();
    try {
      const current = versionOf(path);
      if (current !== version) keys = keysIn(path);
      version = current;
      told = '';
    } catch (error) {
      // The version stays that of the keys, so the next look reads the file again. An error that
      // stays is told only once.
      if (String(error) !== told) tell(error);
      told = String(error);
    }
  };
  return {
    find(key) {
      renew();
      return recordOfKey(keys, key);
    },
  };
}

function versionOf(path: string): string {
  const { mtimeMs, size, ino } = statSync(path);
  return `${mtimeMs} ${size} ${ino}`;
}

function keysIn(path: string): readonly KeyRecord[] {
  const keys = readKeyFile(path);
  if (keys.ok) return keys.value;
  throw new Error((keys.problems[0] as Problem).message);
}

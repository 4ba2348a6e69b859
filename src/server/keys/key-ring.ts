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

/** Throws if the file cannot be read; later, `tell` is called with the error in that case. */
export function openKeyRing(path: string, tell: (error: unknown) => void): KeyRing {
  let version = versionOf(path);
  let keys = keysIn(path);
  let looked = performance.now();
  const renew = (): void => {
    if (performance.now() - looked < LOOK) return;
    looked = performance.now();
    try {
      const current = versionOf(path);
      if (current === version) return;
      version = current;
      keys = keysIn(path);
    } catch (error) {
      // An error that stays is told only once.
      if (version !== GONE) tell(error);
      version = GONE;
    }
  };
  return {
    find(key) {
      renew();
      return recordOfKey(keys, key);
    },
  };
}

const GONE = 'gone';

function versionOf(path: string): string {
  const { mtimeMs, size, ino } = statSync(path);
  return `${mtimeMs} ${size} ${ino}`;
}

function keysIn(path: string): readonly KeyRecord[] {
  const keys = readKeyFile(path);
  if (keys.ok) return keys.value;
  throw new Error((keys.problems[0] as Problem).message);
}

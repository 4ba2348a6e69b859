// Hashes files. A build keeps the hash of the sources, and an installation keeps the hash of the
// lock file. A later run can thus tell whether a file has changed.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Hashes files, and all files in folders; the paths begin at the root. A path at which there is
 * nothing is skipped.
 */
export function hashOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    const entries = readdirOr(full);
    if (entries === undefined) hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
    else for (const entry of entries.sort()) add(join(path, entry));
  };
  paths.forEach(add);
  return hash.digest('hex');
}

/** Returns the names in a folder; undefined for a file. */
function readdirOr(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

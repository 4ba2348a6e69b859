// Makes a folder, with all folders above it. Node can do so itself, but never returns where a file
// system takes no new folders, such as that of /proc.

import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** `mode` says who may do what in the folders that are made, less what the system forbids. */
export function makeFolder(path: string, mode = 0o777): void {
  if (isFolder(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above, mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process may have made it just now.
    if (!isFolder(path)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

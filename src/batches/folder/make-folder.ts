// Makes a folder that only its user can read, with all folders above it. Node can do so itself, but
// never returns where a file system takes no new folders, such as that of /proc.

import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it just now.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

// Finds files in a folder and in the folders below it, in the order of their names. A folder is
// identified by its device and its inode number, so that it is entered only once even if links lead
// to it again.

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isSystemError } from '../run/system-error.ts';

/** A file, or a path that could not be reached, with the system's error. */
export interface FoundFile {
  readonly path: string;
  readonly error?: NodeJS.ErrnoException;
}

/**
 * Yields the files whose paths are wanted. Paths wait in a list instead of on the call stack, so
 * that deep folders cannot overflow the stack.
 */
export async function* filesBelow(
  folder: string,
  isWanted: (path: string) => boolean,
): AsyncGenerator<FoundFile> {
  const entered = new Set<string>();
  const waiting = [folder];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    try {
      const { dev, ino, isFolder, isFile } = await kindOf(path);
      if (isFolder) {
        const id = `${dev}:${ino}`;
        if (entered.has(id)) continue;
        entered.add(id);
        for (const child of await childrenOf(path)) waiting.push(child);
      } else if (isFile && isWanted(path)) yield { path };
    } catch (error) {
      if (!isSystemError(error)) throw error;
      if (error.syscall === 'scandir' || isWanted(path)) yield { path, error };
    }
  }
}

/** Asks for bigints, because the inode numbers of some file systems are too large for a double. */
async function kindOf(path: string) {
  const stats = await stat(path, { bigint: true });
  const { dev, ino } = stats;
  return { dev, ino, isFolder: stats.isDirectory(), isFile: stats.isFile() };
}

/** Returns the children in reverse order, because they are taken from the end of the list. */
async function childrenOf(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => !name.startsWith('.') && name !== 'node_modules')
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

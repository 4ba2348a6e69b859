// Finds the files of the repository for tests that read them as text. Such a test does not import
// what it reads, so `npm run quick` runs every test that imports this file.

import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');

/** The folders with code in them. */
export const CODE = ['src', 'web', 'test', 'bench', 'makers', 'scripts'];

/** Files that a program is made of, by their names. */
export const MODULE = /(?<!\.test)\.tsx?$/;

/** Returns the files below `folders` whose names fit `pattern`, by their paths from the root. */
export function filesBelow(folders: readonly string[], pattern = /\.(tsx?|mts|mjs|js)$/): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && pattern.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
}

// Makes folders for stores of batches, each with an empty database. To make a database takes ten
// times as long as to copy it and to open the copy. So the tests make one, from which they copy,
// and keep it for later runs.

import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from '../source-files.ts';

const CACHE = join(ROOT, 'node_modules/.cache/crosshatch-databases');
const MADE = join(CACHE, manifest.optionalDependencies['@electric-sql/pglite']);

export async function folderWithDatabase(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  await addDatabase(folder);
  return folder;
}

export async function addDatabase(folder: string): Promise<void> {
  if (!existsSync(MADE)) await make();
  cpSync(MADE, join(folder, 'database'), { recursive: true });
}

/** Several processes can make the database at the same time; the first to end gives its own. */
async function make(): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'unfinished-'));
  const database = await PGlite.create(folder);
  await database.close();
  try {
    renameSync(folder, MADE);
  } catch (error) {
    if (!existsSync(MADE)) throw error;
    rmSync(folder, { recursive: true });
  }
}

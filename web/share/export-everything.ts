// The file with everything, also what could not be written: a person whose browser keeps nothing
// takes it along.

import { readAll, writeBackup } from '../storage/backup.ts';
import { storage } from '../storage/database.ts';
import { saveFile } from './save-file.ts';

export async function exportEverything(): Promise<void> {
  const now = Date.now();
  const text = writeBackup(await readAll(storage), now);
  const day = new Date(now).toISOString().slice(0, 10);
  saveFile(text, 'application/json', `crosshatch-${day}.json`);
}

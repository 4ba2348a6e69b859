// Saves a file with everything, even what could not be written to the browser's store, so that no
// work is lost if the browser keeps nothing.

import { readAll, writeBackup } from '../storage/backup.ts';
import type { Storage } from '../storage/storage.ts';
import { saveFile } from './save-file.ts';

export async function exportEverything(storage: Storage): Promise<void> {
  const now = Date.now();
  const text = writeBackup(await readAll(storage), now);
  const day = new Date(now).toISOString().slice(0, 10);
  saveFile(text, 'application/json', `crosshatch-${day}.json`);
}

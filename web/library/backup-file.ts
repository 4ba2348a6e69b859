// Reads a file that may be a backup. The beginning is checked before the rest is read, so that a
// file with puzzles is not read twice.

import type { Outcome } from '../../src/puzzle/problem.ts';
import {
  type Backup,
  looksLikeBackup,
  MAX_BACKUP,
  readBackup,
  tooLarge,
} from '../storage/backup.ts';

export interface BackupFile {
  readonly name: string;
  readonly outcome: Outcome<Backup>;
}

/** Returns undefined if the file is not a backup. */
export async function readBackupFile(file: File): Promise<BackupFile | undefined> {
  const beginning = await file
    .slice(0, 100)
    .text()
    .catch(() => '');
  if (!looksLikeBackup(beginning)) return undefined;
  const isHuge = file.size > MAX_BACKUP;
  return { name: file.name, outcome: isHuge ? tooLarge() : readBackup(await file.text()) };
}

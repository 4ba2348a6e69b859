// Handles the files that are given to the library: a single file that is a backup is opened as a
// backup; otherwise all files are searched for puzzles.

import { useCallback, useState } from 'react';
import { announce } from '../app/announcer.tsx';
import { type Text, useText } from '../app/texts.ts';
import { useWork, type Work } from '../app/use-work.ts';
import {
  addOwn,
  type LibraryPuzzle,
  loadPuzzle,
  ownPuzzles,
} from '../puzzle-store/library-puzzles.ts';
import { openedName } from '../puzzle-store/opened-name.ts';
import { useStorage } from '../storage/use-storage.ts';
import { quickWorker } from '../workers/task-workers.ts';
import { type BackupFile, readBackupFile } from './backup-file.ts';
import { type Imported, importFiles } from './import-files.ts';

export interface Counted extends Imported {
  /** How many of the puzzles are new. */
  readonly added: number;
  /** The puzzle that was in the library before, if the files have exactly one such puzzle. */
  readonly only: LibraryPuzzle | undefined;
}

interface Importing {
  readonly work: Work | undefined;
  readonly imported: Counted | undefined;
  /** A backup that the person has not decided on yet. */
  readonly backup: BackupFile | undefined;
  /** A failure that is not a problem of the files. */
  readonly failure: string | undefined;
  readonly open: (files: readonly File[]) => void;
  readonly close: () => void;
}

/**
 * Says how many puzzles are new and how many were in the library before. If exactly one was in the
 * library before, the text names that puzzle.
 */
export function importedText({ ids, added, only }: Counted, text: Text): string {
  const known = ids.length - added;
  // `only` may be undefined although one puzzle was known: another tab may have removed it since.
  if (only === undefined)
    return text('library.import.done', { added, known, named: 'no', name: '' });
  const name = openedName(only, text);
  return text('library.import.done', { added, known, named: 'yes', name });
}

export function useImport(reload: () => Promise<void>): Importing {
  const storage = useStorage();
  const text = useText();
  const { work, run } = useWork();
  const [imported, setImported] = useState<Counted>();
  const [backup, setBackup] = useState<BackupFile>();
  const [failure, setFailure] = useState<string>();
  const close = useCallback(() => {
    setImported(undefined);
    setBackup(undefined);
    setFailure(undefined);
  }, []);

  const importAll = async (files: readonly File[]): Promise<void> => {
    close();
    const found = files.length === 1 ? await readBackupFile(files[0]) : undefined;
    if (found !== undefined) {
      setBackup(found);
      return;
    }
    const before = new Set((await ownPuzzles(storage)).map(({ id }) => id));
    const done = await run(text('library.import.reading'), ({ signal, report }) =>
      importFiles(files, {
        parse: async (content, fileName) =>
          (await quickWorker.ask('parse', { text: content, fileName }, { signal })).value,
        add: (puzzle) => {
          // A cancelled import still runs although nobody waits for it, so it must end here.
          signal.throwIfAborted();
          return addOwn(storage, puzzle, 'imported');
        },
        onFile: (file, index, count) =>
          report(index / count, text('library.import.file', { file, index: index + 1, count })),
      }),
    );
    await reload();
    if (done === undefined) return setImported(undefined);
    const known = done.ids.filter((id) => !id.startsWith('own-') || before.has(id));
    const only = known.length === 1 ? await loadPuzzle(storage, known[0]) : undefined;
    const counted = { ...done, added: done.ids.length - known.length, only };
    setImported(counted);
    announce(importedText(counted, text));
  };

  const open = (files: readonly File[]): void => {
    if (files.length === 0) return;
    importAll(files).catch((error: unknown) => {
      setFailure(error instanceof Error ? error.message : String(error));
    });
  };
  return { work, imported, backup, failure, open, close };
}

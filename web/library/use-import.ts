// Handles the files that are given to the library: a single file that is a backup is opened as a
// backup; otherwise all files are searched for puzzles.

import { useCallback, useState } from 'react';
import { announce } from '../app/announcer.tsx';
import { type Text, useText } from '../app/texts.ts';
import { useWork, type Work } from '../app/use-work.ts';
import { addSavedGrids, type SavedMarks } from '../puzzle-store/add-saved-grids.ts';
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
  /** The first puzzles: the new ones, then those that were in the library before. */
  readonly puzzles: readonly ImportedPuzzle[];
}

export interface ImportedPuzzle {
  readonly opened: LibraryPuzzle;
  readonly isNew: boolean;
  /** The fate of the saved grids of its file; undefined if there are none. */
  readonly savedMarks: SavedMarks | undefined;
}

/** The most puzzles to name, because a longer list would help nobody. */
const MOST_NAMED = 20;

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
export function importedText({ ids, added, puzzles }: Counted, text: Text): string {
  const known = ids.length - added;
  const [only] = known === 1 ? puzzles.filter(({ isNew }) => !isNew) : [];
  // The puzzle may be missing: another tab may have removed it since, or many new ones are named.
  if (only === undefined)
    return text('library.import.done', { added, known, named: 'no', name: '' });
  const name = openedName(only.opened, text);
  return text('library.import.done', { added, known, named: 'yes', name });
}

function importedPuzzle(
  opened: LibraryPuzzle,
  isNew: boolean,
  { savedMarks }: Imported,
): ImportedPuzzle {
  return { opened, isNew, savedMarks: savedMarks.get(opened.id) };
}

export function useImport(reload: () => Promise<unknown>): Importing {
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
        keepSaved: (id, grids) => addSavedGrids(storage, id, grids),
        onFile: (file, index, count) =>
          report(index / count, text('library.import.file', { file, index: index + 1, count })),
      }),
    );
    await reload();
    if (done === undefined) return setImported(undefined);
    const isKnown = (id: string): boolean => !id.startsWith('own-') || before.has(id);
    const known = done.ids.filter(isKnown);
    const fresh = done.ids.filter((id) => !isKnown(id));
    const named = [...fresh, ...known].slice(0, MOST_NAMED);
    const loaded = await Promise.all(named.map((id) => loadPuzzle(storage, id)));
    const puzzles = loaded
      .filter((opened) => opened !== undefined)
      .map((opened) => importedPuzzle(opened, !isKnown(opened.id), done));
    const counted = { ...done, added: fresh.length, puzzles };
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

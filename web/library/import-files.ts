// Imports puzzles from any number of files, each of which may hold several puzzles. The puzzles
// that can be read are added; what cannot be read is listed with its place. Files that are too
// large for a page are not read.

import type { Parsed } from '../../src/formats/index.ts';
import type { Grid } from '../../src/puzzle/grid.ts';
import type { Problem } from '../../src/puzzle/problem.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { SavedMarks } from '../puzzle-store/add-saved-grids.ts';
import { type FileLike, type FileText, fileText } from '../puzzle-store/file-text.ts';

export interface NamedFile extends FileLike {
  readonly name: string;
}

/**
 * Why something was left out. Only a text that cannot be parsed brings a message of its own; for
 * the other kinds the page has the words.
 */
export type ImportRefusal =
  | { readonly kind: 'problems'; readonly file: string; readonly problems: readonly Problem[] }
  | { readonly kind: Extract<FileText, { ok: false }>['reason']; readonly file: string };

/** Remarks on the text of a file; those that puzzles have in common are there once. */
interface ImportRemarks {
  readonly file: string;
  readonly remarks: readonly Problem[];
}

export interface Imported {
  /** Ids, including the ids of puzzles that the library already had. */
  readonly ids: readonly string[];
  /** The fates of the saved grids of the files, by the id of the puzzle. */
  readonly savedMarks: ReadonlyMap<string, SavedMarks>;
  readonly refusals: readonly ImportRefusal[];
  readonly remarks: readonly ImportRemarks[];
}

interface ImportHost {
  readonly parse: (text: string, fileName: string) => Promise<readonly Parsed[]>;
  readonly add: (puzzle: Puzzle) => Promise<string>;
  /** Keeps the saved grids of a puzzle that was added, or was there already. */
  readonly keepSaved: (id: string, grids: readonly Grid[]) => Promise<SavedMarks>;
  readonly onFile?: (file: string, index: number, count: number) => void;
}

export async function importFiles(
  files: readonly NamedFile[],
  { parse, add, keepSaved, onFile }: ImportHost,
): Promise<Imported> {
  const ids = new Set<string>();
  const savedMarks = new Map<string, SavedMarks>();
  const refusals: ImportRefusal[] = [];
  const remarks: ImportRemarks[] = [];
  for (const [index, file] of files.entries()) {
    onFile?.(file.name, index, files.length);
    const read = await fileText(file);
    if (!read.ok) {
      refusals.push({ kind: read.reason, file: file.name });
      continue;
    }
    const ofFile = new Map((read.remarks ?? []).map((remark) => [remark.message, remark]));
    let isImported = false;
    for (const outcome of await parse(read.text, file.name)) {
      const { name } = file;
      if (!outcome.ok) {
        refusals.push({ kind: 'problems', file: name, problems: outcome.problems });
        continue;
      }
      const id = await add(named(outcome.value, name));
      ids.add(id);
      isImported = true;
      for (const remark of outcome.remarks ?? [])
        if (!ofFile.has(remark.message)) ofFile.set(remark.message, remark);
      const { saved } = outcome.value;
      if (saved !== undefined) savedMarks.set(id, await keepSaved(id, saved));
    }
    if (isImported && ofFile.size > 0)
      remarks.push({ file: file.name, remarks: [...ofFile.values()] });
  }
  return { ids: [...ids], savedMarks, refusals, remarks };
}

/** A puzzle without a title gets the name of its file. */
function named(puzzle: Puzzle, fileName: string): Puzzle {
  if (puzzle.meta.title !== undefined && puzzle.meta.title.trim() !== '') return puzzle;
  const title = fileName.replace(/\.[^.]*$/, '');
  return { ...puzzle, meta: { ...puzzle.meta, title } };
}

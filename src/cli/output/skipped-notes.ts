// The notes on the files of a folder that a command does not read.

import { counted } from '../../puzzle/wording.ts';
import { IMAGE } from '../input/image-files.ts';
import { onOneLine } from './escape-control-characters.ts';

/** The most files to name, because nobody reads a longer list. */
const MOST = 50;

/** Returns a line for each file, with the reason, and one for those that are too many to name. */
export function skippedNotes(paths: readonly string[]): readonly string[] {
  const notes = paths
    .slice(0, MOST)
    .map((path) => `note: skipped ${onOneLine(path)}: ${why(path)}`);
  const more = paths.length - MOST;
  return more > 0 ? [...notes, `note: skipped ${counted(more, 'more file')}`] : notes;
}

function why(path: string): string {
  if (IMAGE.test(path)) return 'an image, of which `crosshatch create` makes a puzzle';
  if (/\.(mod|run|mps|cnf|smt2|mzn)$/i.test(path)) return 'a model for another solver';
  if (/(?<!\.tar)\.gz$/i.test(path))
    return 'packed: unpack it, or name it by itself for `batch submit`';
  if (/\.(zip|gz|tgz|7z|rar|bz2|xz|tar)$/i.test(path)) return 'packed: unpack it first';
  if (/\.csv$/i.test(path)) return 'a table that is no puzzle';
  return 'no format has this ending; named by itself, it is read all the same';
}

// Makes items of the puzzles in a text of any format. A text that is no puzzle becomes an item as
// well, with its problems. A megabyte can take seconds, so a server does this on a thread.

import {
  formatByExtension,
  formatById,
  formatOfFile,
  type Parsed,
  readPuzzles,
  toJson,
  withFormatName,
} from '../../formats/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { type Problem, problemJson, type Success, success } from '../../puzzle/problem.ts';
import type { Item } from './item.ts';

export interface TextOfItems {
  /** The name of the file, of which the extension counts; empty without a file. */
  readonly name: string;
  readonly text: string;
  /** The id of the format, if it is not to be guessed. */
  readonly format?: string;
}

export async function readTextItems(args: TextOfItems): Promise<Success<readonly Item[]>> {
  const { name, text } = args;
  const format = args.format === undefined ? undefined : formatById(args.format);
  const by = format ?? formatOfFile(text, name);
  // Somebody who meant another format would not understand the problems without the name of this.
  const isGuess = format === undefined && by !== formatByExtension(name) && by?.id !== 'json';
  const read = await readPuzzles(text, by);
  return success(read.map((each) => itemOf(isGuess && by ? withFormatName(each, by) : each)));
}

function itemOf(read: Parsed): Item {
  if (!read.ok) return problemItem(read.problems);
  return { ...defined({ id: read.value.meta.id }), puzzle: toJson(read.value) };
}

export function problemItem(problems: readonly Problem[]): Item {
  return { errors: problems.map(problemJson) };
}

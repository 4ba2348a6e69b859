// Makes items of the puzzles in a file. A JSON line becomes an item as it is, and is read when the
// item is done. Texts of other formats are read here, because only their reader knows where one
// puzzle ends. A text that is no puzzle becomes an item as well, with its problems.

import {
  decodeText,
  type Format,
  formatByExtension,
  formatOfFile,
  type Parsed,
  readPuzzles,
  toJson,
  withFormatName,
} from '../../formats/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { type Problem, problemJson } from '../../puzzle/problem.ts';
import type { Item } from '../../tasks/items/item.ts';
import { BatchProblem } from '../batch-problem.ts';
import { textPieces, tooLong } from './text-pieces.ts';

/**
 * A server bounds what it holds at a time, which is a line or all of a file that is no JSON lines,
 * by `most` bytes. Throws if such a file has more. A text that is in no file has no name.
 */
export async function* puzzleItems(
  file: string | undefined,
  stream: AsyncIterable<Buffer>,
  format?: Format,
  most?: number,
): AsyncGenerator<Item> {
  // A file that was compressed has the name of its text before the last dot.
  const name = (file ?? '').replace(/\.gz$/i, '');
  const own = defined({ file });
  const isJson = format === undefined || format.id === 'json';
  for await (const piece of textPieces(name, stream, isJson, most)) {
    if (piece.kind === 'line') yield { ...own, ...lineOf(piece.bytes, piece.number, most) };
    else if (piece.bytes === undefined && most !== undefined)
      throw new BatchProblem(tooLongHere(most));
    else for (const item of await wholeItems(name, piece.bytes, format)) yield { ...own, ...item };
  }
}

function tooLongHere(most: number): Problem {
  const message = `there are more than ${most} bytes, and no JSON lines: send puzzles as JSON lines, or submit the file with "crosshatch batch submit"`;
  return { code: 'too-large', message };
}

function lineOf(bytes: Buffer | undefined, line: number, most?: number): Item {
  if (bytes === undefined) return problemItem([tooLong({ line, column: 1 }, most)]);
  const text = decodeText(bytes);
  if (!text.ok) return problemItem(text.problems.map((problem) => ({ ...problem, line })));
  return { line, text: text.value.trimEnd() };
}

async function wholeItems(
  name: string,
  bytes: Buffer | undefined,
  format: Format | undefined,
): Promise<readonly Item[]> {
  if (bytes === undefined) return [problemItem([tooLong()])];
  const text = decodeText(bytes);
  if (!text.ok) return [problemItem(text.problems)];
  const by = format ?? formatOfFile(text.value, name);
  // Somebody who meant another format would not understand the problems without the name of this.
  const isGuess = format === undefined && by !== formatByExtension(name) && by?.id !== 'json';
  const read = await readPuzzles(text.value, by);
  return read.map((each) => itemOf(isGuess && by ? withFormatName(each, by) : each));
}

function itemOf(read: Parsed): Item {
  if (!read.ok) return problemItem(read.problems);
  return { ...defined({ id: read.value.meta.id }), puzzle: toJson(read.value) };
}

export function problemItem(problems: readonly Problem[]): Item {
  return { errors: problems.map(problemJson) };
}

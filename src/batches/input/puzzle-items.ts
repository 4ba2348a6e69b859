// Makes items of the puzzles in a file. A JSON line becomes an item as it is, and is read when the
// item is done. Texts of other formats are read here, because only their reader knows where one
// puzzle ends.

import { decodeText, type Format } from '../../formats/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { elementAt } from '../../puzzle/element-at.ts';
import type { Outcome, Problem } from '../../puzzle/problem.ts';
import type { Item } from '../../tasks/items/item.ts';
import { problemItem, readTextItems, type TextOfItems } from '../../tasks/items/items-of-text.ts';
import { BatchProblem } from '../batch-problem.ts';
import { textPieces, tooLong } from './text-pieces.ts';

export type ReadText = (args: TextOfItems) => Promise<Outcome<readonly Item[]>>;

interface ReadingTerms {
  /** The most bytes of a line, and of a file that is no JSON lines. */
  readonly most?: number;
  /** Reads a text elsewhere, so that nothing else waits here. */
  readonly readText?: ReadText;
}

/**
 * A server bounds what it holds at a time. Throws if a file that is no JSON lines has more, or
 * cannot be read elsewhere. A text that is in no file has no name.
 */
export async function* puzzleItems(
  file: string | undefined,
  stream: AsyncIterable<Buffer>,
  format?: Format,
  { most, readText = readTextItems }: ReadingTerms = {},
): AsyncGenerator<Item> {
  // A file that was compressed has the name of its text before the last dot.
  const name = (file ?? '').replace(/\.gz$/i, '');
  const own = defined({ file });
  const isJson = format === undefined || format.id === 'json';
  for await (const piece of textPieces(name, stream, isJson, most)) {
    if (piece.kind === 'line') yield { ...own, ...lineOf(piece.bytes, piece.number, most) };
    else if (piece.bytes === undefined && most !== undefined)
      throw new BatchProblem(tooLongHere(most));
    else {
      const read = (text: string) => readText({ name, text, ...defined({ format: format?.id }) });
      for (const item of await wholeItems(piece.bytes, read)) yield { ...own, ...item };
    }
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
  bytes: Buffer | undefined,
  readText: (text: string) => ReturnType<ReadText>,
): Promise<readonly Item[]> {
  if (bytes === undefined) return [problemItem([tooLong()])];
  const text = decodeText(bytes);
  if (!text.ok) return [problemItem(text.problems)];
  const items = await readText(text.value);
  if (!items.ok) throw new BatchProblem(elementAt(items.problems, 0));
  return items.value;
}

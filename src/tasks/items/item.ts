// An item of a batch, as one line of JSON. It has a puzzle, a line of text with one, the file of an
// image, or what is wished of a new puzzle; or the problems of what could not be read. The line may
// come from anywhere, so nothing in it is trusted.

import { withGoalRemark } from '../../formats/goal-remark.ts';
import { type Parsed, parseJsonLine } from '../../formats/index.ts';
import { readJsonPuzzle } from '../../formats/json/read-json-puzzle.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';

export interface Item {
  /** The name of the file that the item comes from, if there is one. */
  readonly file?: string;
  /** The name of the puzzle, if it has one. */
  readonly id?: string;
  /** A puzzle in our JSON. */
  readonly puzzle?: unknown;
  /** A line of a file of JSON lines, with its number from 1. */
  readonly text?: string;
  readonly line?: number;
  /** The file of an image, in base 64. */
  readonly image?: string;
  /** The options of a puzzle that is to be made, by their names. */
  readonly wish?: Readonly<Record<string, unknown>>;
  /** The problems of something that was to be an item, and cannot be read. */
  readonly errors?: readonly Problem[];
}

/** Reads a line; its puzzle is not read yet. */
export function readItem(line: string): Outcome<Item> {
  const value = parseRecord(line);
  if (value === undefined) return failure(BAD_ITEM);
  const { file, id, line: number, text, image, wish, errors } = value;
  const isItem =
    [file, id, text, image].every((part) => part === undefined || typeof part === 'string') &&
    (number === undefined || (Number.isSafeInteger(number) && Number(number) > 0)) &&
    (wish === undefined || isRecord(wish)) &&
    (errors === undefined || isProblems(errors));
  return isItem ? success(withPlainCodes(value as Item)) : failure(BAD_ITEM);
}

const BAD_ITEM: Problem = {
  code: 'bad-item',
  message: 'this line is no item of a batch: submit files of puzzles, or make items of them first',
};

/** Answers are counted by these codes, so no item brings one that a store could not keep. */
function withPlainCodes(item: Item): Item {
  if (item.errors === undefined) return item;
  const errors = item.errors.map((problem) => ({
    ...problem,
    code: CODE.test(problem.code) ? problem.code : 'other',
  }));
  return { ...item, errors };
}

const CODE = /^[a-z][a-z0-9-]{0,60}$/;

/** Parses a JSON object; returns undefined if the text is anything else. */
export function parseRecord(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isProblems(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isProblem);
}

function isProblem(value: unknown): boolean {
  return isRecord(value) && typeof value.code === 'string' && typeof value.message === 'string';
}

/** Reads the puzzle of an item. */
export function puzzleOfItem({ puzzle, text, line = 1 }: Item): Parsed {
  if (text !== undefined) return parseJsonLine(text, line);
  if (puzzle !== undefined) return withGoalRemark(readJsonPuzzle(puzzle, []));
  return failure({ code: 'no-puzzle', message: 'the item has no puzzle' });
}

/** Returns the name of the file of an item without its folders. */
export function fileNameOfItem({ file = '' }: Item): string {
  return file.split('/').at(-1) ?? file;
}

/** Returns the name in an item; of a line that is no puzzle, the id that stands in it, if any. */
export function idOfItem({ id, text }: Item): string | null {
  if (id !== undefined || text === undefined) return id ?? null;
  const value = parseRecord(text)?.id;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

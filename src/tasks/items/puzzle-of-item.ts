// Reads the puzzle of an item of a batch, for a method in another process.

import { type Outcome, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type ItemNames, namesOfAnswer } from './answer-item.ts';
import { puzzleOfItem, readItem } from './item.ts';

interface PuzzleOfItemArgs {
  /** The item as a line of JSON. */
  readonly line: string;
  readonly limits: { readonly seconds?: number };
}

interface NamedPuzzle {
  /** The names that an answer about the item begins with. */
  readonly names: ItemNames;
  readonly puzzle: Puzzle;
}

export async function readItemPuzzle({ line }: PuzzleOfItemArgs): Promise<Outcome<NamedPuzzle>> {
  const item = readItem(line);
  if (!item.ok) return item;
  if (item.value.errors !== undefined) return { ok: false, problems: item.value.errors };
  const read = puzzleOfItem(item.value);
  if (!read.ok) return read;
  return success({ names: namesOfAnswer(item.value, read.value), puzzle: read.value });
}

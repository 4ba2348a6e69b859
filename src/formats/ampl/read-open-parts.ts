// Reads the lists of our model that say more than lengths: blotted blocks, unknown lines and given
// cells. An entry of a list has the numbers of a place, and a value.

import type { Grid } from '../../puzzle/grid.ts';
import { allCandidates, BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { cellAt, type Size } from '../../puzzle/places.ts';
import {
  complain,
  failure,
  type Outcome,
  type Problem,
  quote,
  success,
} from '../../puzzle/problem.ts';
import { worded } from '../../puzzle/wording.ts';
import type { WrittenClue } from '../text/clue-text.ts';
import { type ReadingBudget, spendCells } from '../text/reading-budget.ts';
import type { Token } from './read-parameters.ts';

interface Entry {
  readonly numbers: readonly number[];
  /** The first token of the entry. */
  readonly token: Token;
}

/** Returns the clues with the blocks that the list `blots` has blotted. */
export function withBlots(
  clues: readonly WrittenClue[],
  blots: readonly Token[],
  problems: Problem[],
): readonly WrittenClue[] {
  const blotted = new Map<number, Set<number>>();
  for (const { numbers, token } of entriesOf(blots, 3, problems)) {
    const [line, block, value] = numbers;
    const blocks = clues[line - 1]?.blocks ?? [];
    if (value !== 1 || block < 1 || block > blocks.length) complainAt(token, problems);
    else blotted.set(line - 1, (blotted.get(line - 1) ?? new Set()).add(block - 1));
  }
  if (blotted.size === 0) return clues;
  return clues.map((clue, i) => {
    const blocks = clue.blocks?.map((block, t) =>
      blotted.get(i)?.has(t) ? { ...block, length: null } : block,
    );
    return { ...clue, blocks: blocks ?? null };
  });
}

/** Returns the clues without those of the lines that the list `unknown` names. */
export function withUnknown(
  clues: readonly WrittenClue[],
  unknown: readonly Token[],
  problems: Problem[],
): readonly WrittenClue[] {
  const read = [...clues];
  for (const { numbers, token } of entriesOf(unknown, 2, problems)) {
    const [line, value] = numbers;
    if (value !== 1 || line < 1 || line > clues.length) complainAt(token, problems);
    else read[line - 1] = { ...clues[line - 1], blocks: null };
  }
  return read;
}

/** A value of -1 gives no cell. */
export function readAmplGiven(
  given: readonly Token[],
  { width, height }: Size,
  budget: ReadingBudget,
  problems: Problem[],
): Outcome<Grid | undefined> {
  if (given.length === 0) return success(undefined);
  const tooLarge = spendCells(budget, width, height);
  if (tooLarge !== undefined) return failure(tooLarge);
  const cells = new Int32Array(width * height).fill(allCandidates(BLACK_AND_WHITE));
  for (const { numbers, token } of entriesOf(given, 3, problems)) {
    const [row, column, value] = numbers;
    const isCell = row >= 1 && row <= height && column >= 1 && column <= width;
    if (!isCell || value < -1 || value > 1) complainAt(token, problems);
    else if (value >= 0) cells[cellAt(row - 1, column - 1, width)] = 1 << value;
  }
  return success({ width, height, cells });
}

/** Returns the entries of a list, of `size` numbers each. */
function entriesOf(
  [assign, ...tokens]: readonly Token[],
  size: number,
  problems: Problem[],
): readonly Entry[] {
  if (assign === undefined) return [];
  const wrong = tokens.find(({ text }) => !/^-?\d{1,9}$/.test(text));
  if (assign.text !== ':=' || wrong !== undefined || tokens.length % size !== 0) {
    const { text, line, column } = wrong ?? assign;
    const words = worded`${quote(text)}: expected ":=" and entries of ${size} numbers each`;
    complain(problems, { code: 'bad-list', ...words, line, column });
    return [];
  }
  const numbers = tokens.map(({ text }) => Number(text));
  return Array.from({ length: numbers.length / size }, (_, i) => ({
    numbers: numbers.slice(i * size, (i + 1) * size),
    token: tokens[i * size],
  }));
}

function complainAt({ text, line, column }: Token, problems: Problem[]): void {
  const words = worded`the entry that begins with ${quote(text)} has no place in the puzzle, or a value that means nothing`;
  complain(problems, { code: 'bad-list', ...words, line, column });
}

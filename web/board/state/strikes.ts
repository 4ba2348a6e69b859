// Blocks of clues that the player has struck out by hand. A move strikes a block or takes its
// strike away. All strikes follow from the moves alone, as trials do: clearing the board takes them
// away, and rejecting a trial brings back those from before the trial.

import { lineCount } from '../../../src/puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { MoveKind, PlayedMove } from './play-state.ts';

export interface BlockPlace {
  /** Rows from 0, then columns from the height of the puzzle. */
  readonly line: number;
  /** The index of the block in the clue, from 0. */
  readonly block: number;
}

/** Whether the puzzle has such a block, given any value from outside. */
export function hasBlock(puzzle: Puzzle, place: Partial<BlockPlace> | undefined): boolean {
  const { line, block } = place ?? {};
  if (!isIndexBelow(lineCount(puzzle), line)) return false;
  return isIndexBelow(clueOfLine(puzzle, line)?.length ?? 0, block);
}

function isIndexBelow(end: number, value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < end;
}

type Struck = Map<string, BlockPlace>;

const ABOUT_STRIKES: readonly MoveKind[] = [
  'strike',
  'reset',
  'trial-start',
  'trial-accept',
  'trial-reject',
];

/**
 * Returns the latest move that can change which blocks are struck. As long as it is the same object
 * in a game, the struck blocks are the same.
 */
export function latestAboutStrikes(moves: readonly PlayedMove[]): PlayedMove | undefined {
  return moves.findLast(({ kind }) => ABOUT_STRIKES.includes(kind));
}

/** Returns the struck blocks after all moves. Costs O(moves), and O(struck) for each trial. */
export function struckAfter(moves: readonly PlayedMove[]): readonly BlockPlace[] {
  const before: Struck[] = [];
  let struck: Struck = new Map();
  for (const { kind, block } of moves) {
    if (kind === 'strike' && block) toggle(struck, block);
    if (kind === 'reset') struck.clear();
    if (kind === 'trial-start') before.push(new Map(struck));
    if (kind === 'trial-accept') before.pop();
    if (kind === 'trial-reject') struck = before.pop() ?? struck;
  }
  return [...struck.values()];
}

function toggle(struck: Struck, block: BlockPlace): void {
  const key = `${block.line} ${block.block}`;
  if (!struck.delete(key)) struck.set(key, block);
}

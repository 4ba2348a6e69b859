// A game with the same marks and struck blocks and as few moves as possible: one for the marks
// outside of trials, one for those of each trial that has not ended, and one for each strike. Its
// undo and its replay begin here.

import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { changesTo, type MoveKind, type PlayedMove } from '../../board/state/play-state.ts';
import { restorePlay } from '../../board/state/restore-play.ts';
import { hasSolverMarks } from '../../board/state/solver-marks.ts';
import { type BlockPlace, struckAfter } from '../../board/state/strikes.ts';
import { startOfTrial } from '../../board/state/trials.ts';
import type { CarriedGame } from './game-bytes.ts';

export function withoutHistory({ puzzle, save }: CarriedGame): CarriedGame {
  return { puzzle, save: { ...save, past: shortened(puzzle, save.past), future: [] } };
}

function shortened(puzzle: Puzzle, moves: readonly PlayedMove[]): readonly PlayedMove[] {
  const start = startOfTrial(moves);
  const outside = start < 0 ? [] : [...shortened(puzzle, moves.slice(0, start)), moves[start]];
  const changes = changesTo(marksAfter(puzzle, outside), marksAfter(puzzle, moves));
  const at = moves.at(-1)?.at ?? 0;
  const marks: PlayedMove[] = changes.length === 0 ? [] : [{ kind: kindOf(moves), changes, at }];
  const blocks = differing(struckAfter(outside), struckAfter(moves));
  return [...outside, ...marks, ...blocks.map((block) => strikeOf(block, at))];
}

function strikeOf(block: BlockPlace, at: number): PlayedMove {
  return { kind: 'strike', changes: [], at, block };
}

/** Returns the blocks that are in only one of the lists. */
function differing(before: readonly BlockPlace[], after: readonly BlockPlace[]) {
  const lacks = (list: readonly BlockPlace[], { line, block }: BlockPlace): boolean =>
    !list.some((other) => other.line === line && other.block === block);
  return [
    ...before.filter((place) => lacks(after, place)),
    ...after.filter((place) => lacks(before, place)),
  ];
}

/** Says of the marks what counts for the result: whether they are all the player's own. */
function kindOf(moves: readonly PlayedMove[]): MoveKind {
  if (hasSolverMarks(moves)) return 'solve';
  return moves.some(({ kind }) => kind === 'saved-marks') ? 'saved-marks' : 'paint';
}

function marksAfter(puzzle: Puzzle, past: readonly PlayedMove[]): Uint8Array {
  return restorePlay(puzzle, { past, future: [] })?.cells ?? new Uint8Array();
}

// Trials, derived from the moves. A trial lasts from its start to its end, which accepts or rejects
// it; inner trials end before outer ones. The depth costs O(moves). `levelsOf` costs O(moves +
// changes), and O(cells) for each trial.

import { UNMARKED } from './mark.ts';
import type { PlayedMove } from './play-state.ts';

export function trialDepthOf(moves: readonly PlayedMove[]): number {
  return moves.reduce((depth, { kind }) => depth + stepOf(kind), 0);
}

/**
 * Returns the index of the move that started the innermost trial that has not ended, or -1 if there
 * is no such trial.
 */
export function startOfTrial(moves: readonly PlayedMove[]): number {
  let depth = 0;
  return moves.findLastIndex(({ kind }) => {
    depth += stepOf(kind);
    return depth > 0;
  });
}

/**
 * Returns the depth of the trial that each mark belongs to, or 0 for no trial. The marks of an
 * accepted trial belong to the trial around it.
 */
export function levelsOf(moves: readonly PlayedMove[], size: number): Uint8Array {
  const levels = new Uint8Array(size);
  const starts: Uint8Array[] = [];
  for (const move of moves) advance(levels, starts, move);
  return levels;
}

/** Returns the levels after one more move; this is quick unless the move ends a trial. */
export function levelsAfter(
  levels: Uint8Array,
  past: readonly PlayedMove[],
  move: PlayedMove,
): Uint8Array {
  if (move.kind === 'trial-start') return levels;
  if (stepOf(move.kind) < 0) return levelsOf([...past, move], levels.length);
  const depth = trialDepthOf(past);
  const after = levels.slice();
  setLevels(after, move, depth);
  return after;
}

function advance(levels: Uint8Array, starts: Uint8Array[], move: PlayedMove): void {
  switch (move.kind) {
    case 'trial-start':
      starts.push(levels.slice());
      return;
    case 'trial-accept':
      starts.pop();
      for (const [cell, level] of levels.entries()) levels[cell] = Math.min(level, starts.length);
      return;
    case 'trial-reject':
      levels.set(starts.pop() ?? levels);
      return;
    default:
      setLevels(levels, move, starts.length);
  }
}

function setLevels(levels: Uint8Array, { changes }: PlayedMove, depth: number): void {
  for (const { cell, to } of changes) levels[cell] = to === UNMARKED ? 0 : depth;
}

/** Whether the move starts or ends a trial; such a move counts even if it changes no cell. */
export function isOfTrial({ kind }: Pick<PlayedMove, 'kind'>): boolean {
  return stepOf(kind) !== 0;
}

function stepOf(kind: PlayedMove['kind']): number {
  if (kind === 'trial-start') return 1;
  return kind === 'trial-accept' || kind === 'trial-reject' ? -1 : 0;
}

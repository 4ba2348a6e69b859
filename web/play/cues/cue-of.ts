// The cue of a move of the player: each kind of move is heard and felt in its own way.

import { linesOf } from '../../../src/puzzle/places.ts';
import { CROSS, isUnmarked } from '../../board/state/mark.ts';
import { isFinished } from '../../board/state/solved.ts';
import type { Game } from '../game/game.ts';

export type Cue = 'fill' | 'cross' | 'line' | 'solved' | 'wrong';

/**
 * Returns undefined unless the latest move is a new stroke that paints or crosses out cells. Costs
 * O(cells) for each line of the stroke.
 */
export function cueOf(before: Game, after: Game): Cue | undefined {
  const move = after.play.past.at(-1);
  const isNew = after.play.past.length === before.play.past.length + 1;
  if (!isNew || move?.kind !== 'paint') return undefined;
  if (after.isDone) return 'solved';
  const marked = move.changes.filter(({ to }) => !isUnmarked(to));
  if (marked.length === 0) return undefined;
  const { puzzle, cells } = after.play;
  const lines = [...new Set(marked.flatMap(({ cell }) => linesOf(puzzle, cell)))];
  const finishes = lines.some(
    (line) => isFinished(puzzle, cells, line) && !isFinished(puzzle, before.play.cells, line),
  );
  if (finishes) return 'line';
  return marked[0].to === CROSS ? 'cross' : 'fill';
}

// How a puzzle was finished first. It stays when the puzzle is played again from memory, so that it
// can be told to others as a result.

import { defined } from '../../src/puzzle/defined.ts';
import type { SavedGame } from './saved-game.ts';
import { isByPlayer, SOLVED_BY, type SolvedBy, solvedByOf } from './solved-by.ts';

export interface FirstFinish {
  readonly by: SolvedBy;
  /** Playing time of the whole puzzle in milliseconds, if it is known. */
  readonly elapsed?: number;
  /** When the game was finished, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Returns the first finish after another one. What the solver filled in gives way to the first
 * finish by the player, which counts as one with help, because the picture was seen.
 */
export function firstFinish(known: FirstFinish | undefined, next: FirstFinish): FirstFinish {
  if (known === undefined) return next;
  if (isByPlayer(known.by) || !isByPlayer(next.by)) return known;
  return { ...next, by: 'me-with-help' };
}

/** Saves of earlier versions tell the best way and the best time instead. */
export function firstFinishOf(save: SavedGame): FirstFinish | undefined {
  const { first, best, finishedBy, elapsed, changed } = save;
  const by = solvedByOf(save);
  if (first !== undefined || by === undefined) return first;
  const time = best ?? (finishedBy === 'me-with-help' ? elapsed : undefined);
  return { by, at: changed, ...defined({ elapsed: time }) };
}

/** Returns the first finish of a puzzle that was played in two places. */
export function firstOfBoth(
  one: FirstFinish | undefined,
  other: FirstFinish | undefined,
): FirstFinish | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const [earlier, later] = [one, other].sort((a, b) => a.at - b.at || rankOf(b) - rankOf(a));
  return firstFinish(earlier, later);
}

function rankOf({ by }: FirstFinish): number {
  return SOLVED_BY.indexOf(by);
}

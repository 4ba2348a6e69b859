// Two games of one puzzle, for example of two devices. One of them goes on, the other one is kept
// as a copy that can be brought back. What was ever reached holds for both.

import { defined } from '../../src/puzzle/defined.ts';
import { firstFinishOf, firstOfBoth } from './first-finish.ts';
import type { SavedGame } from './saved-game.ts';
import { betterSolvedBy, solvedByOf } from './solved-by.ts';

/** The keys of all kept games begin like this. */
export const GAME_COPY = 'copy ';

/** The most copies of one puzzle; only the import of a backup, which loses nothing, brings more. */
export const MAX_COPIES = 8;

/** Returns the game that goes on, with the results of the other one. */
export function withResultsOf(game: SavedGame, other: SavedGame): SavedGame {
  const [own, theirs] = [solvedByOf(game), solvedByOf(other)];
  const solvedBy = theirs === undefined ? own : betterSolvedBy(own, theirs);
  const times = [game.best, other.best].filter((best) => best !== undefined);
  const best = times.length === 0 ? undefined : Math.min(...times);
  const first = firstOfBoth(firstFinishOf(game), firstFinishOf(other));
  const shown = firstShows(game.shown, other.shown);
  return { ...game, solved: solvedBy !== undefined, ...defined({ solvedBy, best, first, shown }) };
}

/** Returns each technique that either game showed, with the earlier time. */
function firstShows(own: SavedGame['shown'], theirs: SavedGame['shown']): SavedGame['shown'] {
  if (own === undefined || theirs === undefined) return own ?? theirs;
  const shows = [...own, ...theirs].toSorted((a, b) => a.at - b.at);
  return shows.filter(
    ({ technique }, i) => shows.findIndex((each) => each.technique === technique) === i,
  );
}

/** Dates the game after the other one, so that tabs with that one take it over. */
export function changedAfter(game: SavedGame, other: SavedGame): SavedGame {
  return { ...game, changed: Math.max(game.changed, other.changed + 1) };
}

/**
 * Whether both games have the same moves up to the same position, so that one of them can stand for
 * both. Times of moves do not count, because codes of games round them.
 */
export function haveSameMoves(game: SavedGame, other: SavedGame): boolean {
  return movesText(game) === movesText(other);
}

/** Whether nothing would be missed without the game. */
export function isUntouched({ past, future, helps, solved }: SavedGame): boolean {
  return past.length + future.length + helps === 0 && !solved;
}

/** Returns the key of the draft that keeps a game beside the one that goes on. */
export function gameCopyKey({ puzzleId, changed }: SavedGame): string {
  return `${GAME_COPY}${puzzleId} ${changed}`;
}

function movesText({ past, future }: SavedGame): string {
  const texts = [past, future].map((moves) =>
    moves.map(({ kind, changes, block }) => [
      kind,
      block?.line,
      block?.block,
      ...changes.map(({ cell, to }) => [cell, to]),
    ]),
  );
  return JSON.stringify(texts);
}

// A puzzle that is being played: the board, the playing time, how often the player had help, and
// the record that is saved. `now` is in milliseconds since 1970.

import { defined } from '../../../src/puzzle/defined.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { PlayState } from '../../board/state/play-state.ts';
import { startPlay } from '../../board/state/restore-play.ts';
import { isSolved, progressOf } from '../../board/state/solved.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { type Clock, elapsedAt, runClock, stopClock, stoppedClock, touchClock } from './clock.ts';

export interface Game {
  readonly id: string;
  readonly play: PlayState;
  readonly clock: Clock;
  /** How often the player had help. */
  readonly helps: number;
  /** Whether the board is solved now. */
  readonly isDone: boolean;
  /** Whether the puzzle has ever been solved. */
  readonly wasSolved: boolean;
  /** Best time without help and without marks taken over, in milliseconds. */
  readonly best: number | undefined;
  /**
   * Whether the puzzle has just been solved without help and in less than the best time so far;
   * false if there was no best time before.
   */
  readonly isRecord: boolean;
}

/** Opens the puzzle and continues the save, if there is one. */
export function openGame(id: string, puzzle: Puzzle, save: SavedGame | undefined): Game {
  const play = startPlay(puzzle, save);
  return {
    id,
    play,
    clock: stoppedClock(save?.elapsed ?? 0),
    helps: save?.helps ?? 0,
    isDone: isSolved(play),
    wasSolved: save?.solved ?? false,
    best: save?.best,
    isRecord: false,
  };
}

/**
 * Returns the game after a move, an undo or a trial. The clock starts with the first move, and it
 * is stopped while the board is solved.
 */
export function withPlay(game: Game, play: PlayState, now: number): Game {
  if (play === game.play) return game;
  const isDone = isSolved(play);
  if (!isDone) {
    const clock = touchClock(runClock(game.clock, now), now);
    return { ...game, play, isDone, clock, isRecord: false };
  }
  const clock = stopClock(game.clock, now);
  const next = { ...game, play, isDone, clock, wasSolved: true };
  if (game.isDone || game.helps > 0 || hasSavedMarks(play)) return next;
  const { best } = game;
  const isRecord = best !== undefined && clock.total < best;
  return { ...next, isRecord, best: Math.min(best ?? clock.total, clock.total) };
}

/** Whether the player took over saved marks, so that the time is not that of the whole puzzle. */
function hasSavedMarks({ past }: PlayState): boolean {
  return past.some(({ kind }) => kind === 'saved-marks');
}

export function withHelp(game: Game): Game {
  return { ...game, helps: game.helps + 1 };
}

/**
 * Starts the same puzzle again. The new game keeps the best time, and whether the puzzle has ever
 * been solved.
 */
export function playAgain({ id, play, wasSolved, best }: Game): Game {
  return { ...openGame(id, play.puzzle, undefined), wasSolved, best };
}

/**
 * Lets the clock run while the board is in sight: not before the first move, nor when the board is
 * solved.
 */
export function returnToGame(game: Game, now: number): Game {
  const { past, future } = game.play;
  const isBegun = past.length + future.length > 0;
  if (!isBegun || game.isDone) return game;
  return { ...game, clock: runClock(game.clock, now) };
}

/** Stops the clock while the board is not in sight. */
export function leaveGame(game: Game, now: number): Game {
  // A stopped clock stays the same object, so that a tab in the background has nothing new to save.
  if (game.clock.from === undefined) return game;
  return { ...game, clock: stopClock(game.clock, now) };
}

/** Tells the clock that the player is active, without a move. */
export function touchGame(game: Game, now: number): Game {
  const clock = touchClock(game.clock, now);
  return clock === game.clock ? game : { ...game, clock };
}

export function saveOf(game: Game, now: number): SavedGame {
  const { id, play, clock, helps, wasSolved, best } = game;
  return {
    puzzleId: id,
    past: play.past,
    future: play.future,
    elapsed: elapsedAt(clock, now),
    changed: now,
    progress: progressOf(play),
    solved: wasSolved,
    helps,
    ...defined({ best }),
  };
}

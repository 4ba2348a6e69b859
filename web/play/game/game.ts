// A puzzle that is being played: the board, the playing time, how often the player had help, and
// the record that is saved. `now` is in milliseconds since 1970.

import { defined } from '../../../src/puzzle/defined.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { PlayState } from '../../board/state/play-state.ts';
import { startPlay } from '../../board/state/restore-play.ts';
import { isSolved, progressOf } from '../../board/state/solved.ts';
import { hasSolverMarks } from '../../board/state/solver-marks.ts';
import { type FirstFinish, firstFinish, firstFinishOf } from '../../storage/first-finish.ts';
import { withResultsOf } from '../../storage/merge-games.ts';
import type { SavedGame, ShowOfTechnique } from '../../storage/saved-game.ts';
import { betterSolvedBy, type SolvedBy, solvedByOf } from '../../storage/solved-by.ts';
import { type Clock, elapsedAt, runClock, stopClock, stoppedClock, touchClock } from './clock.ts';

export interface Game {
  readonly id: string;
  readonly play: PlayState;
  readonly clock: Clock;
  /** Whether the player has paused the game, which ends with the next move. */
  readonly isPaused: boolean;
  /** How often the player had help before the game was finished. */
  readonly helps: number;
  /** Whether the board is solved now. */
  readonly isDone: boolean;
  /** The best way in which the puzzle was ever solved; undefined if it never was. */
  readonly solvedBy: SolvedBy | undefined;
  /** How this game was solved; undefined before. It stays when the last moves are undone. */
  readonly finishedBy: SolvedBy | undefined;
  /** How the puzzle was finished first, in this game or an earlier one. */
  readonly first: FirstFinish | undefined;
  /** Best time without help and without marks taken over, in milliseconds. */
  readonly best: number | undefined;
  /**
   * Whether the puzzle has just been solved without help and in less than the best time so far;
   * false if there was no best time before.
   */
  readonly isRecord: boolean;
  /** The techniques that help ever showed in this puzzle. */
  readonly shown: readonly ShowOfTechnique[];
}

/** Opens the puzzle and continues the save, if there is one. */
export function openGame(id: string, puzzle: Puzzle, save: SavedGame | undefined): Game {
  const play = startPlay(puzzle, save);
  const helps = save?.helps ?? 0;
  const isDone = isSolved(play);
  const first = save && firstFinishOf(save);
  return {
    id,
    play,
    clock: stoppedClock(save?.elapsed ?? 0),
    isPaused: false,
    helps,
    isDone,
    solvedBy: save && solvedByOf(save),
    finishedBy: save?.finishedBy ?? (isDone ? wayOf({ play, helps, first }) : undefined),
    first,
    best: save?.best,
    isRecord: false,
    shown: save?.shown ?? [],
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
    return { ...game, play, isDone, clock, isPaused: false, isRecord: false };
  }
  const clock = stopClock(game.clock, now);
  const solved = { ...game, play, isDone, clock, isPaused: false };
  return game.isDone ? solved : withResult(solved, now);
}

/** Returns the game that was just solved, with what follows for its results. */
function withResult(game: Game, now: number): Game {
  const way = wayOf(game);
  const solvedBy = betterSolvedBy(game.solvedBy, way);
  const finishedBy = betterSolvedBy(game.finishedBy, way);
  const { best, clock } = game;
  const isPartial = hasSavedMarks(game.play);
  const elapsed = isPartial ? undefined : clock.total;
  const first = firstFinish(game.first, { by: way, at: now, ...defined({ elapsed }) });
  const next = { ...game, solvedBy, finishedBy, first };
  if (way !== 'me' || isPartial) return next;
  const isRecord = best !== undefined && clock.total < best;
  return { ...next, isRecord, best: Math.min(best ?? clock.total, clock.total) };
}

/**
 * Returns how the board came to be solved. The first time after the solver filled it in is one with
 * help, because the player has seen the picture.
 */
function wayOf({ play, helps, first }: Pick<Game, 'play' | 'helps' | 'first'>): SolvedBy {
  if (hasSolverMarks(play.past)) return 'solver';
  return helps > 0 || first?.by === 'solver' ? 'me-with-help' : 'me';
}

/** Whether the player took over saved marks, so that the time is not that of the whole puzzle. */
export function hasSavedMarks({ past }: PlayState): boolean {
  return past.some(({ kind }) => kind === 'saved-marks');
}

/** Help after the end of the game is not counted. */
export function withHelp(game: Game): Game {
  return game.finishedBy === undefined ? { ...game, helps: game.helps + 1 } : game;
}

export function withShownTechnique(game: Game, technique: string, now: number): Game {
  if (game.shown.some((each) => each.technique === technique)) return game;
  return { ...game, shown: [...game.shown, { technique, at: now }] };
}

/**
 * Starts the same puzzle again. The new game keeps the best time, the best and the first way in
 * which the puzzle was solved, and remembers which techniques were shown.
 */
export function playAgain({ id, play, solvedBy, first, best, shown }: Game): Game {
  return { ...openGame(id, play.puzzle, undefined), solvedBy, first, best, shown };
}

/**
 * Lets the clock run while the board is in sight: not before the first move, while the player has
 * paused the game, or when the board is solved.
 */
export function returnToGame(game: Game, now: number): Game {
  const { past, future } = game.play;
  const isBegun = past.length + future.length > 0;
  if (!isBegun || game.isPaused || game.isDone) return game;
  return { ...game, clock: runClock(game.clock, now) };
}

/** Stops the clock while the board is not in sight. */
export function leaveGame(game: Game, now: number): Game {
  // A stopped clock stays the same object, so that a tab in the background has nothing new to save.
  if (game.clock.from === undefined) return game;
  return { ...game, clock: stopClock(game.clock, now) };
}

/** Stops the clock until the player goes on; does nothing while the clock is stopped. */
export function pauseGame(game: Game, now: number): Game {
  const left = leaveGame(game, now);
  return left === game ? game : { ...left, isPaused: true };
}

export function endPause(game: Game, now: number): Game {
  return game.isPaused ? returnToGame({ ...game, isPaused: false }, now) : game;
}

/** Returns the game with the results of another game of its puzzle. */
export function withResultsOfOther(game: Game, other: SavedGame): Game {
  const both = withResultsOf(saveOf(game, other.changed), other);
  const { solvedBy, first, best, shown = game.shown } = both;
  return { ...game, solvedBy, first, best, shown };
}

/** Tells the clock that the player is active, without a move. */
export function touchGame(game: Game, now: number): Game {
  const clock = touchClock(game.clock, now);
  return clock === game.clock ? game : { ...game, clock };
}

export function saveOf(game: Game, now: number): SavedGame {
  const { id, play, clock, helps, solvedBy, finishedBy, first, best } = game;
  const shown = game.shown.length > 0 ? game.shown : undefined;
  return {
    puzzleId: id,
    past: play.past,
    future: play.future,
    elapsed: elapsedAt(clock, now),
    changed: now,
    progress: progressOf(play),
    solved: solvedBy !== undefined,
    helps,
    ...defined({ solvedBy, finishedBy, first, best, shown }),
  };
}

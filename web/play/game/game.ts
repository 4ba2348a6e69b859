// A puzzle that is being played: its board, the time and the help it has taken, and what is saved
// of it. `now` is in milliseconds since 1970.

import { defined } from '../../../src/puzzle/defined.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { PlayState } from '../../board/state/play-state.ts';
import { startPlay } from '../../board/state/restore-play.ts';
import { isSolved, progressOf } from '../../board/state/solved.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { type Clock, elapsedAt, runClock, stopClock, stoppedClock, touchClock } from './clock.ts';

export interface Session {
  readonly id: string;
  readonly play: PlayState;
  readonly clock: Clock;
  /** How many hints, checks and solutions were asked for. */
  readonly helps: number;
  /** Whether the board is solved now. */
  readonly isDone: boolean;
  /** Whether it has ever been solved. */
  readonly wasSolved: boolean;
  /** Best time without help, in milliseconds. */
  readonly best: number | undefined;
  /** Whether it has just been solved faster than ever before; the first time is no record. */
  readonly isRecord: boolean;
}

/** Opens the puzzle and continues the save, if there is one. */
export function openSession(id: string, puzzle: Puzzle, save: SavedGame | undefined): Session {
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
 * Returns the session after a move, an undo or a trial; the clock is stopped while the board is
 * solved.
 */
export function withPlay(session: Session, play: PlayState, now: number): Session {
  if (play === session.play) return session;
  const isDone = isSolved(play);
  if (!isDone) {
    const clock = touchClock(runClock(session.clock, now), now);
    return { ...session, play, isDone, clock, isRecord: false };
  }
  const clock = stopClock(session.clock, now);
  const next = { ...session, play, isDone, clock, wasSolved: true };
  if (session.isDone || session.helps > 0) return next;
  const { best } = session;
  const isRecord = best !== undefined && clock.total < best;
  return { ...next, isRecord, best: Math.min(best ?? clock.total, clock.total) };
}

export function withHelp(session: Session): Session {
  return { ...session, helps: session.helps + 1 };
}

/** Starts the same puzzle again and keeps the best time and that it was solved. */
export function playAgain({ id, play, wasSolved, best }: Session): Session {
  return { ...openSession(id, play.puzzle, undefined), wasSolved, best };
}

export function comeBack(session: Session, now: number): Session {
  return session.isDone ? session : { ...session, clock: runClock(session.clock, now) };
}

export function goAway(session: Session, now: number): Session {
  // A stopped clock stays the same object, so that a tab in the background has nothing new to save.
  if (session.clock.from === undefined) return session;
  return { ...session, clock: stopClock(session.clock, now) };
}

/** Takes a sign of the player that is no move. */
export function notice(session: Session, now: number): Session {
  const clock = touchClock(session.clock, now);
  return clock === session.clock ? session : { ...session, clock };
}

export function saveOf(session: Session, now: number): SavedGame {
  const { id, play, clock, helps, wasSolved, best } = session;
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

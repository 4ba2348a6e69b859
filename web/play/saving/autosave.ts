// Keeps a game as it goes. Each change is handed to the store at once, which has it in memory from
// then on; that only the newest of what waits is written is the store's business.

import type { SavedGame } from '../../storage/saved-game.ts';
import { type Session, saveOf } from '../game/game.ts';
import type { Game } from '../game/game-store.ts';

export interface Keeper {
  /** Writes what there is, now. */
  readonly flush: () => void;
  readonly stop: () => void;
  /** There are moves that are not kept yet. */
  readonly isAhead: () => boolean;
  /** What another tab has kept becomes the game; it is not written again. */
  readonly take: (session: Session) => void;
  /** Nothing is written until it resumes, and then what was held back. */
  readonly pause: () => void;
  readonly resume: () => void;
}

/** A puzzle that was only looked at is not kept. */
export function keepSaved(game: Game, put: (save: SavedGame) => Promise<void>): Keeper {
  let isPaused = false;
  let kept = game.getState().session;

  const flush = (): void => {
    const { session } = game.getState();
    if (isPaused || session === kept || !isPlayed(session)) return;
    kept = session;
    void put(saveOf(session, Date.now()));
  };

  const keep = (): void => {
    if (isWorthKeeping(game.getState().session, kept)) flush();
  };

  return {
    flush,
    stop: game.subscribe(keep),
    isAhead: () => game.getState().session.play !== kept.play,
    take: (session) => {
      kept = session;
      game.setState({ session, help: undefined, show: undefined, isCelebrated: false });
    },
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
      keep();
    },
  };
}

function isPlayed({ play, helps, wasSolved }: Session): boolean {
  return play.past.length + play.future.length + helps > 0 || wasSolved;
}

/** Anything but the running of the clock. */
function isWorthKeeping(session: Session, kept: Session): boolean {
  return session.play !== kept.play || session.helps !== kept.helps || session.best !== kept.best;
}

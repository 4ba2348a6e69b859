// Keeps a game as it goes. Each change is handed to the store at once, which has it in memory from then on; that only the
// newest of what waits is written is the store's business.

import type { Save } from '../board/save.ts';
import type { Game } from './game.ts';
import { type Session, saveOf } from './session.ts';

export interface Keeper {
  /** Writes what there is, now. */
  readonly flush: () => void;
  readonly stop: () => void;
}

/** A puzzle that was only looked at is not kept. */
export function keepSaved(game: Game, put: (save: Save) => Promise<void>): Keeper {
  let kept = game.getState().session;

  const flush = (): void => {
    const { session } = game.getState();
    if (session === kept || !isPlayed(session)) return;
    kept = session;
    void put(saveOf(session, Date.now()));
  };

  const stop = game.subscribe(({ session }) => {
    if (isWorthKeeping(session, kept)) flush();
  });
  return { flush, stop };
}

function isPlayed({ play, helps, wasSolved }: Session): boolean {
  return play.past.length + play.future.length + helps > 0 || wasSolved;
}

/** Anything but the running of the clock. */
function isWorthKeeping(session: Session, kept: Session): boolean {
  return session.play !== kept.play || session.helps !== kept.helps || session.best !== kept.best;
}

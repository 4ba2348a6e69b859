// Keeps a game as it goes: one write at a time, and what happens meanwhile goes with the next, so that a slow store
// never lags behind by more than one write.

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
  let isWriting = false;
  let isLate = false;
  let kept = game.getState().session;

  const flush = async (): Promise<void> => {
    const { session } = game.getState();
    if (session === kept || !isPlayed(session)) return;
    if (isWriting) {
      isLate = true;
      return;
    }
    kept = session;
    isWriting = true;
    await put(saveOf(session, Date.now()));
    isWriting = false;
    if (!isLate) return;
    isLate = false;
    await flush();
  };

  const stop = game.subscribe(({ session }) => {
    if (isWorthKeeping(session, kept)) void flush();
  });
  return { flush: () => void flush(), stop };
}

function isPlayed({ play, helps, wasSolved }: Session): boolean {
  return play.past.length + play.future.length + helps > 0 || wasSolved;
}

/** Anything but the running of the clock. */
function isWorthKeeping(session: Session, kept: Session): boolean {
  return session.play !== kept.play || session.helps !== kept.helps || session.best !== kept.best;
}

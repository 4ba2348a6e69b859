// Toasts that report a change of the whole board and offer to undo it. They last until the next
// change of the board or until it leaves the screen.

import { useCallback, useEffect, useRef } from 'react';
import { useText } from '../../app/texts.ts';
import { showToast } from '../../app/toasts.ts';
import type { Game } from './game-store.ts';

export type OfferUndo = (message: string, undo: () => void) => void;

export function useUndoOffers(game: Game): OfferUndo {
  const text = useText();
  const withdraw = useRef<() => void>(undefined);
  useEffect(() => () => withdraw.current?.(), []);
  return useCallback(
    (message, undo) => {
      withdraw.current?.();
      withdraw.current = offerOnce(
        game,
        showToast(message, { label: text('play.undo'), run: undo }),
      );
    },
    [game, text],
  );
}

/** Calls `remove` at the next change of the board, or when the returned function is called. */
export function offerOnce(game: Game, remove: () => void): () => void {
  const { play } = game.getState().session;
  const withdraw = (): void => {
    stop();
    remove();
  };
  const stop = game.subscribe(({ session }) => {
    if (session.play !== play) withdraw();
  });
  return withdraw;
}

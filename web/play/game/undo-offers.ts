// Toasts that report a change of the whole board and offer to undo it. They disappear at the next
// change of the board or when the game leaves the screen, if not before.

import { useCallback, useEffect, useRef } from 'react';
import { useText } from '../../app/texts.ts';
import { showToast } from '../../app/toasts.ts';
import type { GameStore } from './game-store.ts';

export type OfferUndo = (message: string, undo: () => void) => void;

export function useUndoOffers(store: GameStore): OfferUndo {
  const text = useText();
  const withdraw = useRef<() => void>(undefined);
  useEffect(() => () => withdraw.current?.(), []);
  return useCallback(
    (message, undo) => {
      withdraw.current?.();
      withdraw.current = offerOnce(
        store,
        showToast(message, { label: text('play.undo'), run: undo }),
      );
    },
    [store, text],
  );
}

/** Calls `remove` at the next change of the board, or when the returned function is called. */
export function offerOnce(store: GameStore, remove: () => void): () => void {
  const { play } = store.getState().game;
  const withdraw = (): void => {
    stop();
    remove();
  };
  const stop = store.subscribe(({ game }) => {
    if (game.play !== play) withdraw();
  });
  return withdraw;
}

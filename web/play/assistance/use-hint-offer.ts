// Offers a hint to somebody who has not made a move for a while.

import { useEffect, useRef } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { Playing } from '../game/play-context.ts';
import { offersHint } from './hint-offer.ts';

/** Milliseconds between two checks of the time. */
const LOOK = 1000;

export function useHintOffer({ context, work }: Playing): void {
  const isWished = useSettings(({ offerHints }) => offerHints);
  const isWorking = useRef(false);
  useEffect(() => {
    isWorking.current = work !== undefined;
  }, [work]);
  const { store } = context;
  useEffect(() => {
    if (!isWished) return;
    const look = (): void => {
      const { game, answer, playback, lastAct } = store.getState();
      const isOffered = offersHint({
        quiet: Date.now() - lastAct,
        moves: game.play.past.length,
        isSolved: game.isDone,
        isBusy:
          game.isPaused ||
          answer !== undefined ||
          playback !== undefined ||
          isWorking.current ||
          document.hidden,
      });
      if (isOffered !== store.getState().isOffered) store.setState({ isOffered });
    };
    const timer = setInterval(look, LOOK);
    return () => {
      clearInterval(timer);
      store.setState({ isOffered: false });
    };
  }, [store, isWished]);
}

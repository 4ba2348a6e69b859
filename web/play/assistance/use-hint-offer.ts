// Offers a hint to somebody who has not made a move for a while.

import { useEffect, useRef } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { Playing } from '../game/play-context.ts';
import { offersHint } from './hint-offer.ts';

/** Milliseconds between two checks of the time. */
const LOOK = 1000;

export function useOffer({ context, work }: Playing): void {
  const isWished = useSettings(({ offerHints }) => offerHints);
  const isWorking = useRef(false);
  useEffect(() => {
    isWorking.current = work !== undefined;
  }, [work]);
  const { game } = context;
  useEffect(() => {
    if (!isWished) return;
    const look = (): void => {
      const { session, answer, playback, lastAct } = game.getState();
      const isOffered = offersHint({
        quiet: Date.now() - lastAct,
        moves: session.play.past.length,
        isSolved: session.isDone,
        isBusy:
          answer !== undefined || playback !== undefined || isWorking.current || document.hidden,
      });
      if (isOffered !== game.getState().isOffered) game.setState({ isOffered });
    };
    const timer = setInterval(look, LOOK);
    return () => {
      clearInterval(timer);
      game.setState({ isOffered: false });
    };
  }, [game, isWished]);
}

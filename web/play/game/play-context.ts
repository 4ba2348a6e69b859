// The game and its helper, for the components of the screen.

import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { useLanguage, useText } from '../../app/texts.ts';
import { useWork, type Work } from '../../app/use-work.ts';
import type { Helper } from '../assistance/ask-worker.ts';
import type { Game, GameState } from './game-store.ts';
import { type OfferUndo, useUndoOffers } from './undo-offers.ts';

export interface Playing {
  readonly helper: Helper;
  readonly work: Work | undefined;
  readonly offerUndo: OfferUndo;
}

export const PlayContext = createContext<Playing | undefined>(undefined);

export function usePlaying(): Playing {
  const playing = useContext(PlayContext);
  if (playing === undefined) throw new Error('this part of the page needs a game around it');
  return playing;
}

export function useHelper(): Helper {
  return usePlaying().helper;
}

/** Returns a part of the game; the component is rendered again when this part changes. */
export function useGame<T>(select: (state: GameState) => T): T {
  return useStore(useHelper().game, select);
}

export function usePlayingOf(game: Game): Playing {
  const text = useText();
  const language = useLanguage();
  const { work, run, cancel } = useWork();
  const helper = useMemo(
    () => ({ game, run, cancel, text, language }),
    [game, run, cancel, text, language],
  );
  const offerUndo = useUndoOffers(game);
  return useMemo(() => ({ helper, work, offerUndo }), [helper, work, offerUndo]);
}

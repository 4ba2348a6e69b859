// The game, and what is needed to ask about it, for the components of the screen.

import { createContext, useContext, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useLanguage, useText } from '../../app/texts.ts';
import { useWork, type Work } from '../../app/use-work.ts';
import type { AskContext } from '../assistance/ask-worker.ts';
import type { GameState, GameStore } from './game-store.ts';
import { type LineStateReader, makeLineStateReader } from './line-state-reader.ts';
import { type OfferUndo, useUndoOffers } from './undo-offers.ts';

export interface Playing {
  readonly context: AskContext;
  readonly work: Work | undefined;
  readonly offerUndo: OfferUndo;
  readonly readLines: LineStateReader;
}

export const PlayContext = createContext<Playing | undefined>(undefined);

export function usePlaying(): Playing {
  const playing = useContext(PlayContext);
  if (playing === undefined) throw new Error('this part of the page needs a game around it');
  return playing;
}

export function useAskContext(): AskContext {
  return usePlaying().context;
}

/** Returns a part of the state; the component is rendered again when this part changes. */
export function useGame<T>(select: (state: GameState) => T): T {
  return useStore(useAskContext().store, select);
}

export function usePlayingOf(store: GameStore): Playing {
  const text = useText();
  const language = useLanguage();
  const { work, run, cancel } = useWork();
  const context = useMemo(
    () => ({ store, run, cancel, text, language }),
    [store, run, cancel, text, language],
  );
  const offerUndo = useUndoOffers(store);
  const [readLines] = useState(makeLineStateReader);
  return useMemo(
    () => ({ context, work, offerUndo, readLines }),
    [context, work, offerUndo, readLines],
  );
}

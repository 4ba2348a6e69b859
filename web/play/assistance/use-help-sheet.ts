// On small screens, help is a sheet below the board. On wide screens, help is a panel beside the
// board, unless the player has hidden it, which is remembered. Help opens by itself when it has
// something new to show; a panel that was hidden is hidden again when nothing is left to show.

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { changeSettings, useSettings } from '../../app/settings.ts';
import { useMedia } from '../../app/use-media.ts';
import type { GameState, GameStore } from '../game/game-store.ts';
import { dismiss } from './ask-check.ts';

/**
 * The least width of the page with room for a panel beside the board; the same as in
 * game-view.module.css.
 */
const WIDE = '(min-width: 960px)';

export interface HelpSheet {
  readonly isOpen: boolean;
  /** Whether there is room beside the board. */
  readonly isBeside: boolean;
  readonly toggle: () => void;
}

export function useHelpSheet(store: GameStore): HelpSheet {
  const isBeside = useMedia(WIDE);
  const isKept = useSettings(({ helpPanel }) => helpPanel);
  const isNeeded = useStore(store, hasSomething);
  const [isOpened, setOpened] = useState(false);
  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (hasSomethingNew(now, before)) setOpened(true);
      }),
    [store],
  );
  const isOpen = isBeside ? isKept || (isOpened && isNeeded) : isOpened;
  const toggle = (): void => {
    if (isOpen) dismiss({ store });
    setOpened(!isOpen);
    if (isBeside) changeSettings({ helpPanel: !isOpen });
  };
  return { isOpen, isBeside, toggle };
}

function hasSomething({ answer, asking, playback, game }: GameState): boolean {
  return answer !== undefined || asking !== undefined || playback !== undefined || game.isDone;
}

function hasSomethingNew(now: GameState, before: GameState): boolean {
  return (
    (now.answer !== undefined && now.answer !== before.answer) ||
    (now.playback !== undefined && before.playback === undefined) ||
    (now.game.isDone && !before.game.isDone)
  );
}

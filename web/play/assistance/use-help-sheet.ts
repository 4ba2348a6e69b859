// On small screens, help is a sheet below the board. The sheet opens by itself when it has
// something new to show.

import { useEffect, useState } from 'react';
import type { GameStore } from '../game/game-store.ts';
import { dismiss } from './ask-check.ts';

export interface HelpSheet {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

export function useHelpSheet(store: GameStore): HelpSheet {
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      store.subscribe((now, before) => {
        const hasSomethingNew =
          (now.answer !== undefined && now.answer !== before.answer) ||
          (now.playback !== undefined && before.playback === undefined) ||
          (now.game.isDone && !before.game.isDone);
        if (hasSomethingNew) setOpen(true);
      }),
    [store],
  );
  const close = (): void => {
    dismiss({ store });
    setOpen(false);
  };
  return { isOpen, toggle: () => (isOpen ? close() : setOpen(true)) };
}

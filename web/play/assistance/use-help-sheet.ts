// On small screens help is a sheet below the board, which opens by itself when there is an answer
// to show.

import { useEffect, useState } from 'react';
import type { Game } from '../game/game-store.ts';
import { dismiss } from './ask-check.ts';

export interface HelpSheet {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

export function useHelpSheet(game: Game): HelpSheet {
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      game.subscribe((now, before) => {
        const hasSomethingNew =
          (now.answer !== undefined && now.answer !== before.answer) ||
          (now.playback !== undefined && before.playback === undefined) ||
          (now.session.isDone && !before.session.isDone);
        if (hasSomethingNew) setOpen(true);
      }),
    [game],
  );
  const close = (): void => {
    dismiss({ game });
    setOpen(false);
  };
  return { isOpen, toggle: () => (isOpen ? close() : setOpen(true)) };
}

// Tells screen readers that the game is solved, with its title and its time, once a finish.

import { useEffect } from 'react';
import { announce } from '../../app/announcer.tsx';
import type { LibraryPuzzle } from '../../puzzle-store/library-puzzles.ts';
import { solvedName } from '../../puzzle-store/opened-name.ts';
import type { AskContext } from '../assistance/ask-worker.ts';
import { resultText } from './result-text.ts';

export function useFinishAnnouncement({ store, text }: AskContext, opened: LibraryPuzzle): void {
  useEffect(
    () =>
      store.subscribe(({ finish, game }, before) => {
        if (finish === before.finish) return;
        const result = resultText(game, text);
        void solvedName(opened, text).then((name) =>
          announce(`${text('play.solved')} ${name}. ${result}`),
        );
      }),
    [store, text, opened],
  );
}

// Tells screen readers that the game is solved, with its title and its time, once a finish.

import { useEffect } from 'react';
import { announce } from '../../app/announcer.tsx';
import type { AskContext } from '../assistance/ask-worker.ts';
import { resultText } from './result-text.ts';

export function useFinishAnnouncement({ store, text }: AskContext, title: string): void {
  useEffect(
    () =>
      store.subscribe(({ finish, game }, before) => {
        if (finish !== before.finish)
          announce(`${text('play.solved')} ${title}. ${resultText(game, text)}`);
      }),
    [store, text, title],
  );
}

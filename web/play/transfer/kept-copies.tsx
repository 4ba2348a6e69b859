// The copies of games of this puzzle that were kept when another game went on. Bringing one back
// keeps the present game as a copy, so that the two change places.

import { Trash2 } from 'lucide-react';
import { useText } from '../../app/texts.ts';
import { showToast } from '../../app/toasts.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { keepGameCopy, removeGameCopy } from '../../puzzle-store/game-copies.ts';
import {
  haveSameMoves,
  isUntouched,
  MAX_COPIES,
  withResultsOf,
} from '../../storage/merge-games.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { useStorage } from '../../storage/use-storage.ts';
import { openGame, saveOf } from '../game/game.ts';
import { showGame } from '../game/game-store.ts';
import { useAskContext, useGame } from '../game/play-context.ts';
import { GameFacts } from './game-facts.tsx';
import styles from './transfer.module.css';
import { useGameCopies } from './use-game-copies.ts';

export function KeptCopies({ onRestored }: { readonly onRestored: () => void }) {
  const text = useText();
  const { id, play } = useGame(({ game }) => game);
  const { copies = [], remove } = useGameCopies(id);
  const restore = useRestore(onRestored);
  if (copies.length === 0) return null;
  return (
    <section className={styles.copies}>
      <h3>{text('transfer.copies')}</h3>
      {copies.length >= MAX_COPIES && (
        <Notice>{text('transfer.copies.full', { count: copies.length, most: MAX_COPIES })}</Notice>
      )}
      <ul>
        {copies.map((copy) => (
          <li key={copy.changed}>
            <GameFacts puzzle={play.puzzle} save={copy} />
            <span className={styles.actions}>
              <Button onClick={() => void restore(copy)}>{text('transfer.restore')}</Button>
              <IconButton
                icon={Trash2}
                label={text('transfer.copy.delete', { date: copy.changed })}
                onClick={({ currentTarget }) => {
                  // The button goes with its copy, so the dialog gets the focus.
                  currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
                  void remove(copy);
                }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useRestore(onRestored: () => void): (copy: SavedGame) => Promise<void> {
  const text = useText();
  const storage = useStorage();
  const { store } = useAskContext();
  const { id, play } = useGame(({ game }) => game);
  return async (copy) => {
    const present = saveOf(store.getState().game, Date.now());
    const isOther = !isUntouched(present) && !haveSameMoves(present, copy);
    if (isOther) await keepGameCopy(storage, present);
    showGame(store, openGame(id, play.puzzle, withResultsOf(copy, present)));
    await removeGameCopy(storage, copy);
    showToast(text('transfer.chosen'));
    onRestored();
  };
}

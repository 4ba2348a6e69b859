// The copies of games of this puzzle that were kept when another game went on. Bringing one back
// keeps the present game as a copy, so that the two change places.

import { useEffect, useState } from 'react';
import { useText } from '../../app/texts.ts';
import { showToast } from '../../app/toasts.ts';
import { Button } from '../../design/button.tsx';
import { gameCopies, keepGameCopy, removeGameCopy } from '../../puzzle-store/saved-games.ts';
import { isUntouched, withResultsOf } from '../../storage/merge-games.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { useStorage } from '../../storage/use-storage.ts';
import { openGame, saveOf } from '../game/game.ts';
import { showGame } from '../game/game-store.ts';
import { useAskContext, useGame } from '../game/play-context.ts';
import { GameFacts } from './game-facts.tsx';
import styles from './transfer.module.css';

export function KeptCopies({ onRestored }: { readonly onRestored: () => void }) {
  const text = useText();
  const storage = useStorage();
  const { store } = useAskContext();
  const { id, play } = useGame(({ game }) => game);
  const copies = useCopies(id);
  if (copies.length === 0) return null;
  const restore = async (copy: SavedGame): Promise<void> => {
    const present = saveOf(store.getState().game, Date.now());
    if (!isUntouched(present)) await keepGameCopy(storage, present);
    showGame(store, openGame(id, play.puzzle, withResultsOf(copy, present)));
    await removeGameCopy(storage, copy);
    showToast(text('transfer.chosen'));
    onRestored();
  };
  return (
    <section className={styles.copies}>
      <h3>{text('transfer.copies')}</h3>
      <ul>
        {copies.map((copy) => (
          <li key={copy.changed}>
            <GameFacts puzzle={play.puzzle} save={copy} />
            <Button onClick={() => void restore(copy)}>{text('transfer.restore')}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useCopies(id: string): readonly SavedGame[] {
  const storage = useStorage();
  const [copies, setCopies] = useState<readonly SavedGame[]>([]);
  useEffect(() => void gameCopies(storage, id).then(setCopies), [storage, id]);
  return copies;
}

// Asks for the oldest kept copy of a puzzle before another game is kept, so that none is lost
// without a word.

import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { MAX_COPIES } from '../../storage/merge-games.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { GameFacts } from './game-facts.tsx';
import styles from './transfer.module.css';

interface FullNoticeProps {
  readonly puzzle: Puzzle;
  readonly copies: readonly SavedGame[];
  readonly onRemove: (copy: SavedGame) => Promise<void>;
}

export function FullNotice({ puzzle, copies, onRemove }: FullNoticeProps) {
  const text = useText();
  const oldest = copies.at(-1);
  if (oldest === undefined) return null;
  const actions = (
    <Button onClick={() => void onRemove(oldest)}>{text('transfer.copies.delete-oldest')}</Button>
  );
  return (
    <Notice actions={actions}>
      <div className={styles.panel}>
        {text('transfer.copies.ask', { count: copies.length, most: MAX_COPIES })}
        <GameFacts puzzle={puzzle} save={oldest} />
      </div>
    </Notice>
  );
}

// A notice that the puzzle comes with saved marks, which the player can take over. It goes with the
// first move.

import { useState } from 'react';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { undoLatest } from '../game/game-store.ts';
import { useGame, usePlaying } from '../game/play-context.ts';
import { offeredMarks, takeSavedMarks } from './saved-marks.ts';
import styles from './saved-marks-notice.module.css';

export function SavedMarksNotice() {
  const text = useText();
  const { context, offerUndo } = usePlaying();
  const { store } = context;
  const saved = useGame(({ game }) => offeredMarks(game));
  const [isDismissed, setDismissed] = useState(false);
  if (saved === undefined || isDismissed) return null;
  const take = (): void => {
    takeSavedMarks(store, saved);
    offerUndo(text('play.saved.done'), () => undoLatest(store, 'saved-marks'));
  };
  const actions = (
    <>
      <Button onClick={take}>{text('play.saved.take')}</Button>
      <Button kind="quiet" onClick={() => setDismissed(true)}>
        {text('play.dismiss')}
      </Button>
    </>
  );
  return (
    <div className={styles.offer} data-offer>
      <Notice actions={actions}>{text('play.saved')}</Notice>
    </div>
  );
}

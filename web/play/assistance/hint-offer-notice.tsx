// A notice that offers a hint to a player who has not asked for one.

import { Lightbulb } from 'lucide-react';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { useAskContext, useGame } from '../game/play-context.ts';
import { askHint } from './ask-hint.ts';
import styles from './help.module.css';

export function HintOfferNotice() {
  const text = useText();
  const context = useAskContext();
  const isOffered = useGame((state) => state.isOffered);
  if (!isOffered) return null;
  return (
    <div className={styles.offer} role="status">
      <p>{text('play.offer')}</p>
      <Button kind="quiet" icon={Lightbulb} onClick={() => void askHint(context)}>
        {text('play.hint')}
      </Button>
    </div>
  );
}

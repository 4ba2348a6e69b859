// A notice that offers a hint without being asked.

import { Lightbulb } from 'lucide-react';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { useGame, useHelper } from '../game/play-context.ts';
import { askHint } from './ask-hint.ts';
import styles from './help.module.css';

export function Offer() {
  const text = useText();
  const helper = useHelper();
  const isOffered = useGame((state) => state.isOffered);
  if (!isOffered) return null;
  return (
    <div className={styles.offer} role="status">
      <p>{text('play.offer')}</p>
      <Button kind="quiet" icon={Lightbulb} onClick={() => void askHint(helper)}>
        {text('play.hint')}
      </Button>
    </div>
  );
}

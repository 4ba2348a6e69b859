// The card that says to a newcomer what this is and leads to the tutorial. The first move and the
// first question for help end the welcome, and so does the end of the tutorial. The room of the
// card stays until the game is solved or left, unless the player closes the card.

import { GraduationCap, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../../app/texts.ts';
import { IconButton } from '../../design/button.tsx';
import { useGame } from '../game/play-context.ts';
import styles from './welcome-card.module.css';

export interface WelcomeCardProps {
  /** How many lessons of the tutorial are done. */
  readonly lessons: number;
  /** Called when the player begins, so that the next visit welcomes nobody. */
  readonly onBegin: () => void;
  readonly onEnd: () => void;
}

export function WelcomeCard({ lessons, onBegin, onEnd }: WelcomeCardProps) {
  const text = useText();
  const isBegun = useGame(({ game, asking, answer }) => {
    const { past, future } = game.play;
    return past.length + future.length > 0 || (asking ?? answer) !== undefined;
  });
  // It stays over when the answer to a question is not there yet, or is dismissed.
  const [isOver, setOver] = useState(false);
  if (isBegun && !isOver) setOver(true);
  useEffect(() => {
    if (!isOver) return;
    onBegin();
    return onEnd;
  }, [isOver, onBegin, onEnd]);
  return (
    <aside
      className={styles.card}
      aria-label={text('play.welcome')}
      data-over={isOver || undefined}
      data-testid="welcome"
    >
      <p>{text('play.welcome.text')}</p>
      <Link href="/help/tutorial" className={styles.learn ?? ''}>
        <GraduationCap aria-hidden size={20} />
        {lessons > 0
          ? text('play.welcome.go-on', { step: lessons + 1 })
          : text('play.welcome.learn')}
      </Link>
      <IconButton className={styles.close} icon={X} label={text('app.close')} onClick={onEnd} />
    </aside>
  );
}

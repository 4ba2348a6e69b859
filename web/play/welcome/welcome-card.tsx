// The card that says to a newcomer what this is and leads to the tutorial. Presses beside its
// button and its link go to the board below. The first move ends the welcome, and so does the
// tutorial.

import { GraduationCap, X } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useText } from '../../app/texts.ts';
import { IconButton } from '../../design/button.tsx';
import { useGame } from '../game/play-context.ts';
import styles from './welcome-card.module.css';

export interface WelcomeCardProps {
  readonly onEnd: () => void;
}

export function WelcomeCard({ onEnd }: WelcomeCardProps) {
  const text = useText();
  const isPlayed = useGame(({ game }) => game.play.past.length + game.play.future.length > 0);
  useEffect(() => {
    if (isPlayed) onEnd();
  }, [isPlayed, onEnd]);
  return (
    <aside className={styles.card} aria-label={text('play.welcome')} data-testid="welcome">
      <p>{text('play.welcome.text')}</p>
      <Link href="/help/tutorial" className={styles.learn ?? ''}>
        <GraduationCap aria-hidden size={20} />
        {text('play.welcome.learn')}
      </Link>
      <IconButton className={styles.close} icon={X} label={text('app.close')} onClick={onEnd} />
    </aside>
  );
}

// The bar for a trial that has not ended: its depth, and the buttons that accept or reject it.

import { Check, GitBranch, X } from 'lucide-react';
import { useSettings } from '../../app/settings.ts';
import { useText } from '../../app/texts.ts';
import { trialDepth } from '../../board/state/play-state.ts';
import { Button } from '../../design/button.tsx';
import { dropTrial, keepTrial } from '../game/game-store.ts';
import { useAskContext, useGame } from '../game/play-context.ts';
import styles from './tools.module.css';

export function TrialBar() {
  const text = useText();
  const { store } = useAskContext();
  const depth = useGame(({ game }) => trialDepth(game.play));
  const hasLetters = useSettings(({ letterKeys }) => letterKeys);
  if (depth === 0) return null;
  return (
    <div className={styles.trial} role="status">
      <span className={styles.depth} title={text('play.trial.text')}>
        <GitBranch aria-hidden size={18} />
        {text('play.trial', { depth })}
      </span>
      <Button
        icon={Check}
        aria-keyshortcuts={hasLetters ? 'A' : undefined}
        onClick={() => keepTrial(store)}
      >
        {text('play.accept')}
        {hasLetters && <kbd aria-hidden>A</kbd>}
      </Button>
      <Button
        icon={X}
        aria-keyshortcuts={hasLetters ? 'D' : undefined}
        onClick={() => dropTrial(store)}
      >
        {text('play.reject')}
        {hasLetters && <kbd aria-hidden>D</kbd>}
      </Button>
    </div>
  );
}

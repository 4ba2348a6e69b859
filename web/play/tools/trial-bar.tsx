// The bar for a trial that has not ended: its depth, and the buttons that accept or reject it.

import { Check, GitBranch, X } from 'lucide-react';
import { useText } from '../../app/texts.ts';
import { useLetterKey } from '../../app/use-letter-key.ts';
import { trialDepth } from '../../board/state/play-state.ts';
import { Button } from '../../design/button.tsx';
import { dropTrial, keepTrial } from '../game/game-store.ts';
import { useAskContext, useGame } from '../game/play-context.ts';
import styles from './tools.module.css';

export function TrialBar() {
  const text = useText();
  const { store } = useAskContext();
  const depth = useGame(({ game }) => trialDepth(game.play));
  const [acceptKey, rejectKey] = [useLetterKey('A'), useLetterKey('D')];
  if (depth === 0) return null;
  return (
    <div className={styles.trial} role="status">
      <span className={styles.depth} title={text('play.trial.text')}>
        <GitBranch aria-hidden size={18} />
        {text('play.trial', { depth })}
      </span>
      <Button icon={Check} aria-keyshortcuts={acceptKey} onClick={() => keepTrial(store)}>
        {text('play.accept')}
        {acceptKey && <kbd aria-hidden>{acceptKey}</kbd>}
      </Button>
      <Button icon={X} aria-keyshortcuts={rejectKey} onClick={() => dropTrial(store)}>
        {text('play.reject')}
        {rejectKey && <kbd aria-hidden>{rejectKey}</kbd>}
      </Button>
    </div>
  );
}

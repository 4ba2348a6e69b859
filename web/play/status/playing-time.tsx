// The playing time; it is a button to pause once the game has begun.

import { Pause, Play, Timer } from 'lucide-react';
import { clockText } from '../../app/clock-text.ts';
import { useText } from '../../app/texts.ts';
import { elapsedAt } from '../game/clock.ts';
import { useAskContext, useGame } from '../game/play-context.ts';
import { togglePause } from '../pause/pause.ts';
import styles from './game-status.module.css';
import { useCurrentTime } from './use-current-time.ts';

export function PlayingTime() {
  const text = useText();
  const { store } = useAskContext();
  const { clock, isPaused } = useGame(({ game }) => game);
  const isRunning = clock.from !== undefined;
  const now = useCurrentTime(isRunning);
  const time = clockText(elapsedAt(clock, now));
  const Icon = isPaused ? Play : isRunning ? Pause : Timer;
  return (
    <div className={styles.number}>
      <dt className="visually-hidden">{text('play.time')}</dt>
      <dd>
        {isRunning || isPaused ? (
          <button
            type="button"
            className={styles.time}
            title={text(isPaused ? 'play.go-on' : 'play.pause')}
            onClick={() => togglePause(store)}
          >
            <Icon aria-hidden size={16} />
            <span className="visually-hidden">
              {text(isPaused ? 'play.go-on' : 'play.pause')},{' '}
            </span>
            {time}
          </button>
        ) : (
          <span className={styles.time}>
            <Icon aria-hidden size={16} />
            {time}
          </span>
        )}
      </dd>
    </div>
  );
}

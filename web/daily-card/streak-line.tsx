// The streak in words: its length, what today needs, the days of grace, and the longest one.

import { Flame } from 'lucide-react';
import { useText } from '../app/texts.ts';
import type { Streak } from '../puzzle-store/daily/streak.ts';
import styles from './streak-line.module.css';

export function StreakLine({ streak }: { readonly streak: Streak }) {
  const text = useText();
  const { length, longest, grace, hasToday } = streak;
  return (
    <div className={styles.streak}>
      <span className={styles.length} data-on={hasToday || undefined}>
        <Flame aria-hidden size={20} />
        {text('daily.streak', { count: length })}
      </span>
      <span className={styles.facts}>
        {!hasToday && (
          <span>{text(length === 0 ? 'daily.streak.begin' : 'daily.streak.go-on')}</span>
        )}
        {length > 0 && <span>{text('daily.streak.grace', { count: grace })}</span>}
        {longest > length && <span>{text('daily.streak.longest', { count: longest })}</span>}
      </span>
    </div>
  );
}

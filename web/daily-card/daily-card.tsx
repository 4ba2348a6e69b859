// Today's puzzles and the streak, for the top of another screen.

import { useMemo } from 'react';
import { Link } from 'wouter';
import { noonOf } from '../app/local-date.ts';
import { useText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';
import { DAILY_RANGE } from '../puzzle-store/daily/daily-puzzles.ts';
import { dailyIds, dailyResults } from '../puzzle-store/daily/daily-results.ts';
import { dailyView } from '../puzzle-store/daily/daily-view.ts';
import {
  useLoadedDay,
  useSavedGames,
  useStreak,
  useToday,
} from '../puzzle-store/daily/use-daily.ts';
import styles from './daily-card.module.css';
import { DayPuzzles } from './day-puzzles.tsx';
import { StreakLine } from './streak-line.tsx';

const TITLE = 'daily-card-title';

/** Without puzzles for today, leads to the screen that says why. */
export function DailyCard() {
  const text = useText();
  const today = useToday();
  const hasToday = dailyView(undefined, today, DAILY_RANGE).kind === 'day';
  return (
    <section className={styles.card} aria-labelledby={TITLE}>
      <div className={styles.head}>
        <h2 id={TITLE}>{text('daily.title')}</h2>
        {hasToday && (
          <span className={styles.date}>{text('daily.day', { date: noonOf(today) })}</span>
        )}
        <Link href="/daily" className={styles.all ?? ''}>
          {text('daily.all')}
        </Link>
      </div>
      {hasToday && <Today key={today} today={today} />}
    </section>
  );
}

function Today({ today }: { readonly today: string }) {
  const { value: day, error, again } = useLoadedDay(today);
  const streak = useStreak(today);
  const ids = useMemo(() => dailyIds([today]), [today]);
  const saves = useSavedGames(ids);
  if (error !== undefined) return <NotLoaded onAgain={again} />;
  if (day === undefined || saves === undefined) return null;
  return (
    <>
      <DayPuzzles day={day} results={dailyResults(today, saves)} />
      {streak && <StreakLine streak={streak} />}
    </>
  );
}

function NotLoaded({ onAgain }: { readonly onAgain: () => void }) {
  const text = useText();
  return (
    <div className={styles.failed}>
      <p role="status">{text('daily.card.failed')}</p>
      <Button onClick={onAgain}>{text('app.again')}</Button>
    </div>
  );
}

// Offers what comes after a solved puzzle of the day: the other sizes of the same day, and the
// result to share.

import { CalendarDays } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { useText } from '../app/texts.ts';
import buttons from '../design/button.module.css';
import type { DailyPlace } from '../puzzle-store/daily/daily-id.ts';
import {
  dailyIds,
  dailyResults,
  isSolvedByPerson,
  leftOnDay,
  withFinished,
} from '../puzzle-store/daily/daily-results.ts';
import { useDay, useSavedGames, useStreak, useToday } from '../puzzle-store/daily/use-daily.ts';
import type { FirstFinish } from '../storage/first-finish.ts';
import styles from './daily-next.module.css';
import { DayPuzzles } from './day-puzzles.tsx';
import { dayResultText } from './day-result-text.ts';
import { ShareDay } from './share-day.tsx';

interface DailyNextProps {
  /** The puzzle that was solved. */
  readonly place: DailyPlace;
  /** How the puzzle was finished first. */
  readonly first: FirstFinish;
  /** The playing time of the game on the screen in milliseconds. */
  readonly time: number;
  /** The choice that is offered when all four are solved. */
  readonly children: ReactNode;
}

export function DailyNext({ place, first, time, children }: DailyNextProps) {
  const text = useText();
  const { date } = place;
  const today = useToday();
  const day = useDay(date);
  const streak = useStreak(today);
  const ids = useMemo(() => dailyIds([date]), [date]);
  const saves = useSavedGames(ids);
  if (day === undefined || saves === undefined) return null;
  const results = withFinished(dailyResults(date, saves), place.size, first);
  const left = leftOnDay(results, place.size);
  const own = results.find((each) => each.size === place.size);
  const length = date === today ? (streak?.length ?? 0) : 0;
  return (
    <>
      {own && first.elapsed !== undefined && first.elapsed !== time && (
        <p>{text('daily.replay', { result: dayResultText(own, text) })}</p>
      )}
      {left.length === 0 || day === 'failed' ? (
        children
      ) : (
        <nav aria-label={text('daily.next')}>
          <DayPuzzles day={day} results={left} isFirstPrimary />
        </nav>
      )}
      {length > 0 && <p className={styles.streak}>{text('daily.streak', { count: length })}</p>}
      <div className={styles.buttons}>
        {results.some(isSolvedByPerson) && (
          <ShareDay date={date} results={results} streak={length} isPrimary={left.length === 0} />
        )}
        <Link href={`/daily/${date}`} className={buttons.button ?? ''}>
          <CalendarDays aria-hidden size={20} />
          {text('daily.all')}
        </Link>
      </div>
    </>
  );
}

// The screen of the puzzles of the day: the four of one day, the streak, and a calendar that leads
// to all days before.

import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { monthOf } from '../../src/packs/calendar-date.ts';
import { noonOf } from '../app/local-date.ts';
import { useText } from '../app/texts.ts';
import { DayPuzzles } from '../daily-card/day-puzzles.tsx';
import { ShareDay } from '../daily-card/share-day.tsx';
import { StreakLine } from '../daily-card/streak-line.tsx';
import { Button } from '../design/button.tsx';
import { FutureDay } from '../design/future-day.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { DAILY_RANGE } from '../puzzle-store/daily/daily-puzzles.ts';
import {
  type DailyResult,
  dailyIds,
  dailyResults,
  isSolvedByPerson,
} from '../puzzle-store/daily/daily-results.ts';
import { type DailyView, dailyView } from '../puzzle-store/daily/daily-view.ts';
import {
  useLoadedDay,
  useSavedGames,
  useStreak,
  useToday,
} from '../puzzle-store/daily/use-daily.ts';
import styles from './daily-screen.module.css';
import { MonthCalendar } from './month-calendar.tsx';

export default function DailyScreen() {
  const text = useText();
  const { date: named } = useParams<{ date?: string }>();
  const today = useToday();
  const view = dailyView(named, today, DAILY_RANGE);
  const shown = view.kind === 'day' ? view.date : undefined;
  const [month, setMonth] = useMonth(shown ?? today);
  const [, navigate] = useLocation();
  const toToday = (): void => {
    setMonth(monthOf(today));
    if (shown !== today) navigate('/daily');
  };
  return (
    <Page title={text('daily.title')} wide>
      <div className={styles.columns}>
        <div className={styles.day}>
          {shown === undefined ? (
            <NoDay view={view} today={today} />
          ) : (
            <ShownDay date={shown} today={today} />
          )}
        </div>
        <MonthCalendar {...{ month, today, shown }} onMonth={setMonth} onToday={toToday} />
      </div>
    </Page>
  );
}

/** The month of the calendar follows the day, until the person turns to another month. */
function useMonth(date: string): readonly [string, (month: string) => void] {
  const { first, last } = DAILY_RANGE;
  const month = monthOf(date < first ? first : date > last ? last : date);
  const [turned, setTurned] = useState<{ readonly from: string; readonly to: string }>();
  return [turned?.from === date ? turned.to : month, (to) => setTurned({ from: date, to })];
}

interface ShownDayProps {
  readonly date: string;
  readonly today: string;
}

function ShownDay({ date, today }: ShownDayProps) {
  const text = useText();
  const heading = useHeading(date);
  const streak = useStreak(today);
  const isToday = date === today;
  const saves = useSavedGames(useMemo(() => dailyIds([date]), [date]));
  const results = saves && dailyResults(date, saves);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.date}>
        {text(isToday ? 'daily.today' : 'daily.day', { date: noonOf(date) })}
      </h2>
      <LoadedDay key={date} date={date} results={results} />
      {streak && isToday && <StreakLine streak={streak} />}
      {isToday && <p className={styles.note}>{text('daily.streak.grace.note')}</p>}
      {!isToday && <p className={styles.note}>{text('daily.archive.note')}</p>}
      <div className={styles.buttons}>
        {results?.some(isSolvedByPerson) && (
          <ShareDay
            key={date}
            {...{ date, results }}
            streak={isToday ? (streak?.length ?? 0) : 0}
          />
        )}
        {!isToday && <Link href="/daily">{text('app.future-day.today')}</Link>}
      </div>
    </>
  );
}

interface LoadedDayProps {
  readonly date: string;
  /** Undefined until they are read. */
  readonly results: readonly DailyResult[] | undefined;
}

function LoadedDay({ date, results }: LoadedDayProps) {
  const text = useText();
  const { value: day, error, again } = useLoadedDay(date);
  if (error !== undefined) {
    return (
      <Notice kind="wrong" actions={<Button onClick={again}>{text('app.again')}</Button>}>
        {text('daily.failed')}
      </Notice>
    );
  }
  return day && results && <DayPuzzles day={day} results={results} />;
}

/** Gives the heading the focus when another day is shown, which may be out of sight on a phone. */
function useHeading(date: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(date);
  useEffect(() => {
    if (last.current !== date) heading.current?.focus();
    last.current = date;
  }, [date]);
  return heading;
}

interface NoDayProps {
  readonly view: DailyView;
  readonly today: string;
}

function NoDay({ view, today }: NoDayProps) {
  const text = useText();
  const { first, last } = DAILY_RANGE;
  const range = { first: noonOf(first), last: noonOf(last) };
  if (view.kind === 'future') return <FutureDay date={view.date} />;
  return (
    <Notice>
      {view.kind === 'clock'
        ? text('daily.clock', { today: noonOf(today), ...range })
        : text('daily.no-day', range)}
    </Notice>
  );
}

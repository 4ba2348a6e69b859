// The calendar of a month: every day that has come is a link to its puzzles and tells how many of
// them are solved, and whether a day of grace kept the streak.

import { ChevronLeft, ChevronRight, Shield } from 'lucide-react';
import { useId, useMemo } from 'react';
import { Link } from 'wouter';
import { datesOfMonth, laterMonth } from '../../src/packs/calendar-date.ts';
import { DAILY_SIZES } from '../../src/packs/daily-day.ts';
import { noonOf } from '../app/local-date.ts';
import { useText } from '../app/texts.ts';
import { Button, IconButton } from '../design/button.tsx';
import { DAILY_RANGE } from '../puzzle-store/daily/daily-puzzles.ts';
import { dailyIds, solvedOn } from '../puzzle-store/daily/daily-results.ts';
import { isInRange, isOpenDay, openMonths } from '../puzzle-store/daily/daily-view.ts';
import { useSavedGames, useStreak } from '../puzzle-store/daily/use-daily.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import styles from './month-calendar.module.css';
import { weeksOf } from './month-weeks.ts';

interface MonthCalendarProps {
  readonly month: string;
  readonly today: string;
  /** The day whose puzzles are shown beside the calendar. */
  readonly shown: string | undefined;
  readonly onMonth: (month: string) => void;
  readonly onToday: () => void;
}

export function MonthCalendar({ month, today, shown, onMonth, onToday }: MonthCalendarProps) {
  const text = useText();
  const id = useId();
  const saves = useSavedGames(useMemo(() => dailyIds(datesOfMonth(month)), [month])) ?? NO_GAMES;
  const graceDays = useStreak(today)?.graceDays;
  const isGrace = (date: string): boolean => graceDays?.includes(date) ?? false;
  return (
    <section className={styles.calendar} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} aria-live="polite">
          {text('daily.month', { date: noonOf(`${month}-01`) })}
        </h2>
        {isInRange(today, DAILY_RANGE) && (
          <Button kind="quiet" onClick={onToday}>
            {text('daily.calendar.to-today')}
          </Button>
        )}
        <TurnButton {...{ month, today, onMonth }} count={-1} />
        <TurnButton {...{ month, today, onMonth }} count={1} />
      </div>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            {WEEKDAYS.map((date) => (
              <th key={date} scope="col" abbr={text('daily.weekday', { date: noonOf(date) })}>
                {text('daily.weekday.short', { date: noonOf(date) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((date) => date !== undefined)}>
              {week.map((date, weekday) => (
                <td key={WEEKDAYS[weekday]}>
                  {date && (
                    <DayOfMonth {...{ date, today, shown, saves }} isGrace={isGrace(date)} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend}>{text('daily.calendar.legend')}</p>
      {datesOfMonth(month).some(isGrace) && (
        <p className={styles.legend}>
          <Shield aria-hidden size={14} /> {text('daily.calendar.legend.grace')}
        </p>
      )}
    </section>
  );
}

const NO_GAMES: ReadonlyMap<string, SavedGame> = new Map();

/** Any week will do for the names of its days. */
const [, WEEKDAYS = []] = weeksOf('2026-11') as readonly (readonly string[])[];

interface TurnButtonProps {
  readonly month: string;
  readonly today: string;
  /** 1 for the next month, -1 for the previous one. */
  readonly count: 1 | -1;
  readonly onMonth: (month: string) => void;
}

function TurnButton({ month, today, count, onMonth }: TurnButtonProps) {
  const text = useText();
  const next = laterMonth(month, count);
  const { first, last } = openMonths(today, DAILY_RANGE);
  const isThere = first <= next && next <= last;
  return (
    <IconButton
      icon={count === 1 ? ChevronRight : ChevronLeft}
      label={text(count === 1 ? 'daily.month.next' : 'daily.month.previous')}
      aria-disabled={!isThere}
      onClick={() => isThere && onMonth(next)}
    />
  );
}

interface DayOfMonthProps {
  readonly date: string;
  readonly today: string;
  readonly shown: string | undefined;
  readonly saves: ReadonlyMap<string, SavedGame>;
  /** Whether a day of grace kept the streak. */
  readonly isGrace: boolean;
}

function DayOfMonth({ date, today, shown, saves, isGrace }: DayOfMonthProps) {
  const text = useText();
  const number = Number(date.slice(-2));
  if (!isOpenDay(date, today, DAILY_RANGE)) return <span className={styles.later}>{number}</span>;
  const count = solvedOn(date, saves);
  const isToday = date === today;
  return (
    <Link
      href={`/daily/${date}`}
      className={styles.day ?? ''}
      aria-label={text(isToday ? 'daily.calendar.today' : 'daily.calendar.day', {
        ...{ date: noonOf(date), count, all: DAILY_SIZES.length, grace: String(isGrace) },
      })}
      aria-current={isToday ? 'date' : date === shown || undefined}
      data-shown={date === shown || undefined}
      data-today={isToday || undefined}
      data-all={count === DAILY_SIZES.length || undefined}
    >
      {number}
      {isGrace && <Shield aria-hidden size={12} className={styles.grace} />}
      <span className={styles.pips}>
        {DAILY_SIZES.map((size, i) => (
          <span key={size} data-on={i < count || undefined} />
        ))}
      </span>
    </Link>
  );
}

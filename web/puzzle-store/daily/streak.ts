// The streak of the puzzles of the day: on how many days in a row at least one was solved. Each
// calendar month has two days of grace: a missed day takes one of them and does not end the streak,
// nor does it count. Today ends nothing, since it may still be played. Only dates as text come in,
// so neither time zones nor leap years need care here.

import { dateOfDay, dayOf, monthOf } from '../../../src/packs/calendar-date.ts';

const GRACE_A_MONTH = 2;

export interface Streak {
  /** The days that count: those on which a puzzle was solved. */
  readonly length: number;
  readonly longest: number;
  /** Days of grace that the month of today has left. */
  readonly grace: number;
  /** Whether today is among the days that count. */
  readonly hasToday: boolean;
}

/** A streak up to its last day, with the grace that was spent so far. */
interface Run {
  readonly first: string;
  readonly last: string;
  readonly length: number;
  readonly spent: Spent;
}

/** Days of grace that were spent, by month. */
type Spent = Readonly<Record<string, number>>;

/**
 * `played` has the dates on which a puzzle was solved, in any order. A clock that was ahead may
 * have left dates after today: they count only for a streak that began before.
 */
export function streakOn(today: string, played: readonly string[]): Streak {
  const runs = runsOf([...new Set(played)].sort());
  const run = runs.findLast(({ first }) => first <= today);
  const { spent, isEnough } = run ? bridged(run, today) : { spent: {}, isEnough: false };
  return {
    length: run !== undefined && isEnough ? run.length : 0,
    longest: Math.max(0, ...runs.map(({ length }) => length)),
    grace: GRACE_A_MONTH - (spent[monthOf(today)] ?? 0),
    hasToday: played.includes(today),
  };
}

function runsOf(dates: readonly string[]): readonly Run[] {
  const runs: Run[] = [];
  for (const date of dates) {
    const run = runs.at(-1);
    const { spent, isEnough } = run ? bridged(run, date) : { spent: {}, isEnough: false };
    if (run !== undefined && isEnough) {
      runs[runs.length - 1] = { ...run, last: date, length: run.length + 1, spent };
    } else {
      runs.push({ first: date, last: date, length: 1, spent });
    }
  }
  return runs;
}

/**
 * Spends grace for each day between the end of the run and the date, until a month has none left;
 * what was spent before that is gone.
 */
function bridged(run: Run, date: string): { readonly spent: Spent; readonly isEnough: boolean } {
  let { spent } = run;
  for (let day = dayOf(run.last) + 1; day < dayOf(date); day++) {
    const month = monthOf(dateOfDay(day));
    const used = spent[month] ?? 0;
    if (used === GRACE_A_MONTH) return { spent, isEnough: false };
    spent = { ...spent, [month]: used + 1 };
  }
  return { spent, isEnough: true };
}

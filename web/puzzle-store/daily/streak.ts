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
  /** The missed days that grace kept from ending a streak, of this streak and earlier ones. */
  readonly graceDays: readonly string[];
  /** Whether today is among the days that count. */
  readonly hasToday: boolean;
}

/** A streak up to its last day, with the grace that was spent so far. */
interface Run {
  readonly first: string;
  readonly last: string;
  readonly length: number;
  readonly spent: Spent;
  readonly graceDays: readonly string[];
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
  const { spent, missed } = run ? bridged(run, today) : NO_BRIDGE;
  return {
    length: run !== undefined && missed !== undefined ? run.length : 0,
    longest: Math.max(0, ...runs.map(({ length }) => length)),
    grace: GRACE_A_MONTH - (spent[monthOf(today)] ?? 0),
    graceDays: [...runs.flatMap(({ graceDays }) => graceDays), ...(missed ?? [])],
    hasToday: played.includes(today),
  };
}

function runsOf(dates: readonly string[]): readonly Run[] {
  const runs: Run[] = [];
  for (const date of dates) {
    const run = runs.at(-1);
    const { spent, missed } = run ? bridged(run, date) : NO_BRIDGE;
    if (run !== undefined && missed !== undefined) {
      const graceDays = [...run.graceDays, ...missed];
      runs[runs.length - 1] = { ...run, last: date, length: run.length + 1, spent, graceDays };
    } else {
      runs.push({ first: date, last: date, length: 1, spent, graceDays: [] });
    }
  }
  return runs;
}

/** The cost of the days between a streak and a date. */
interface Bridge {
  readonly spent: Spent;
  /** The days that were missed; undefined if grace is not enough for all of them. */
  readonly missed: readonly string[] | undefined;
}

const NO_BRIDGE: Bridge = { spent: {}, missed: undefined };

/**
 * Spends grace for each day between the end of the run and the date, until a month has none left;
 * what was spent before that is gone.
 */
function bridged(run: Run, date: string): Bridge {
  let { spent } = run;
  const missed: string[] = [];
  for (let day = dayOf(run.last) + 1; day < dayOf(date); day++) {
    missed.push(dateOfDay(day));
    const month = monthOf(dateOfDay(day));
    const used = spent[month] ?? 0;
    if (used === GRACE_A_MONTH) return { spent, missed: undefined };
    spent = { ...spent, [month]: used + 1 };
  }
  return { spent, missed };
}

// The puzzles of the day as the page has them. A month is loaded when one of its days is needed.

import { loaders } from 'virtual:daily';
import { datesOfMonth, monthOf } from '../../../src/packs/calendar-date.ts';
import {
  cellsOfDailySize,
  type DailyDay,
  type DailyEntry,
  type DailySize,
  readDailyMonth,
} from '../../../src/packs/daily-day.ts';
import { puzzleOfPacked } from '../../../src/packs/packed-puzzle.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { DamagedPuzzle } from '../damaged-puzzle.ts';
import { withoutSolutions } from '../without-solutions.ts';
import type { DailyPlace } from './daily-id.ts';

/** The first and the last day that have puzzles. */
export interface DailyRange {
  readonly first: string;
  readonly last: string;
}

export const DAILY_RANGE = rangeOf(Object.keys(loaders));

/** The author and the licence of every puzzle of the day. */
export const DAILY_META = { author: 'Crosshatch', licence: 'MIT' } as const;

function rangeOf(months: readonly string[]): DailyRange {
  const dates = [months[0], months[months.length - 1]].flatMap(datesOfMonth);
  return { first: dates[0], last: dates[dates.length - 1] };
}

/** Returns undefined for a day that has no puzzles. Throws if they cannot be loaded. */
export async function loadDay(date: string): Promise<DailyDay | undefined> {
  return (await loadMonth(monthOf(date))).find((day) => day.date === date);
}

/** Returns no day for a month that has no puzzles. Throws if they cannot be loaded. */
export async function loadMonth(month: string): Promise<readonly DailyDay[]> {
  return Object.hasOwn(loaders, month) ? readDailyMonth((await loaders[month]()).default) : [];
}

interface LoadedDaily {
  /** The puzzle without its picture. */
  readonly puzzle: Puzzle;
  readonly label: DailyEntry['label'];
}

/** Returns undefined if there is no such puzzle. Throws if it cannot be loaded or is damaged. */
export async function loadDaily({ date, size }: DailyPlace): Promise<LoadedDaily | undefined> {
  const day = await loadDay(date);
  return day && { puzzle: puzzleOfDay(day, size), label: day.puzzles[size].label };
}

/** Returns a puzzle of the day without its picture. Throws if it is damaged. */
export function puzzleOfDay({ date, puzzles }: DailyDay, size: DailySize): Puzzle {
  const entry = puzzles[size];
  const outcome = puzzleOfPacked({ ...cellsOfDailySize(size), ...entry }, DAILY_META);
  if (!outcome.ok) throw new DamagedPuzzle(`${date} ${size}: ${outcome.problems[0].message}`);
  return withoutSolutions(outcome.value);
}

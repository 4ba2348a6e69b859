// npm run daily -- [LAST]: makes the puzzles of the days that have none yet, up to the month LAST,
// like 2028-12; without it, a year more than there is. A month that exists is never written again:
// players have its puzzles, whatever later versions of the generator would make of its dates.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { datesOfMonth, isCalendarDate, laterMonth } from '../../src/packs/calendar-date.ts';
import { type DailyDay, readDailyMonth, writeDailyDay } from '../../src/packs/daily-day.ts';
import { makeDay } from './make-day.ts';

const FOLDER = resolve(import.meta.dirname, '../packs/daily');
const FIRST = '2026-11';

await new Command('daily')
  .description('makes the puzzles of the days that have none yet')
  .argument('[last]', 'month like 2028-12 (default: a year more than there is)', parseMonth)
  .action(makeMonths)
  .parseAsync();

async function makeMonths(last: string | undefined): Promise<void> {
  const days: DailyDay[] = [];
  let next = FIRST;
  for (; existsSync(fileOf(next)); next = laterMonth(next, 1))
    days.push(...readDailyMonth(readFileSync(fileOf(next), 'utf8')));
  const end = last ?? laterMonth(next, 11);
  mkdirSync(FOLDER, { recursive: true });
  for (; next <= end; next = laterMonth(next, 1)) await makeMonth(next, days);
}

function parseMonth(text: string): string {
  if (isCalendarDate(`${text}-01`)) return text;
  throw new InvalidArgumentError('Expected a month like 2028-12.');
}

/** Adds the days of the month to those before it. */
async function makeMonth(made: string, days: DailyDay[]): Promise<void> {
  const lines: string[] = [];
  for (const date of datesOfMonth(made)) {
    const day = await makeDay(date, days);
    days.push(day);
    lines.push(writeDailyDay(day));
  }
  writeFileSync(fileOf(made), `${lines.join('\n')}\n`);
  console.log(`made ${fileOf(made)}`);
}

function fileOf(of: string): string {
  return resolve(FOLDER, `${of}.txt`);
}

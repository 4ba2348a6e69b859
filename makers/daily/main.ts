// npm run daily -- [LAST]: makes the puzzles of the days that have none yet, up to the month LAST,
// like 2028-12; without it, a year more than there is. A month that exists is never written again:
// players have its puzzles, whatever later versions of the generator would make of its dates.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { datesOfMonth, laterMonth } from '../../src/packs/calendar-date.ts';
import { type DailyDay, readDailyMonth, writeDailyDay } from '../../src/packs/daily-day.ts';
import { makeDay } from './make-day.ts';

const FOLDER = resolve(import.meta.dirname, '../packs/daily');
const FIRST = '2026-11';

const days: DailyDay[] = [];
let month = FIRST;
for (; existsSync(fileOf(month)); month = laterMonth(month, 1))
  days.push(...readDailyMonth(readFileSync(fileOf(month), 'utf8')));
const [last = laterMonth(month, 11)] = process.argv.slice(2);
if (!/^\d{4}-\d{2}$/.test(last)) throw new Error(`${last} is no month: expected one like 2028-12`);
mkdirSync(FOLDER, { recursive: true });
for (; month <= last; month = laterMonth(month, 1)) await makeMonth(month);

async function makeMonth(made: string): Promise<void> {
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

// The result of a day as a text to send to others, which tells times and nothing of the pictures.

import { clockText } from '../app/clock-text.ts';
import { noonOf } from '../app/local-date.ts';
import type { Text } from '../app/texts.ts';
import { DAILY_WORDS } from '../puzzle-store/daily/daily-id.ts';
import { type DailyResult, isSolvedByPerson } from '../puzzle-store/daily/daily-results.ts';

interface SharedDay {
  readonly date: string;
  readonly results: readonly DailyResult[];
  /** The length of the streak; 0 leaves it out. */
  readonly streak: number;
  /** The address of the day. */
  readonly address: string;
}

export function shareText({ date, results, streak, address }: SharedDay, text: Text): string {
  return [
    text('daily.share.title', { date: noonOf(date) }),
    results.map((result) => sizeAndTime(result, text)).join(' · '),
    ...(streak > 0 ? [text('daily.share.streak', { count: streak })] : []),
    address,
  ].join('\n');
}

function sizeAndTime(result: DailyResult, text: Text): string {
  return `${text(`daily.size.${DAILY_WORDS[result.size]}`)} ${timeText(result, text)}`;
}

function timeText(result: DailyResult, text: Text): string {
  const { solvedBy, time } = result;
  if (!isSolvedByPerson(result)) return '–';
  if (solvedBy === 'me') return time === undefined ? '✓' : clockText(time);
  return text('daily.share.helped');
}

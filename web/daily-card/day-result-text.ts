// The state of a puzzle of the day in words, with its time.

import { clockText } from '../app/clock-text.ts';
import type { Text } from '../app/texts.ts';
import type { DailyResult } from '../puzzle-store/daily/daily-results.ts';

export function dayResultText({ solvedBy, progress, time }: DailyResult, text: Text): string {
  if (solvedBy === undefined) return text(progress > 0 ? 'daily.state.begun' : 'daily.state.new');
  const words = text(`daily.state.${solvedBy}`);
  return time === undefined ? words : `${words} · ${clockText(time)}`;
}

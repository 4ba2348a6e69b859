// Tells which answers are worth keeping for items that are the same: those that took long and that
// another try would give again.

import type { Limits } from '../../engine/index.ts';
import type { AnsweredItem } from './answer-item.ts';

/** Milliseconds. To find a quicker answer among those that were kept gains little. */
const SLOW = 100;
/** An answer that took this share of its time limit may be one that the limit cut short. */
const NEAR_LIMIT = 0.9;

/** Marks an answer that took so many milliseconds, if it is worth keeping. */
export function judgeWorth(
  answer: AnsweredItem,
  milliseconds: number,
  { seconds = Number.POSITIVE_INFINITY }: Limits,
): AnsweredItem {
  const isSlow = milliseconds >= SLOW && milliseconds < NEAR_LIMIT * seconds * 1000;
  const isSettled = answer.kind !== 'unknown' && !answer.kind.startsWith('problem:');
  return isSlow && isSettled ? { ...answer, isWorthKeeping: true } : answer;
}

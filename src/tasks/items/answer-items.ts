// Answers the first of several items, as many as are quick. The way to a thread and back costs
// about as much as an easy puzzle, so easy puzzles go there together. A hard one ends the list, and
// the answers before it go ahead as an item of the task, so that it does not keep them back.

import { type Success, success } from '../../puzzle/problem.ts';
import { clock } from '../clock.ts';
import type { Host } from '../host.ts';
import type { AnsweredItem, AnswerItemArgs } from './answer-item.ts';
import { answerItemLine } from './answer-item.ts';
import { judgeWorth } from './worth-keeping.ts';

interface AnswerItemsArgs extends Pick<AnswerItemArgs, 'work'> {
  readonly lines: readonly string[];
}

/** Milliseconds after which no further item is begun. */
const QUICK = 50;

/** Answers at least one item, unless there is none. The outcome also has the answers ahead. */
export async function answerItemLines(
  { lines, work }: AnswerItemsArgs,
  { stop, onItem }: Host<never, readonly AnsweredItem[]>,
): Promise<Success<readonly AnsweredItem[]>> {
  const end = clock.now() + QUICK;
  const answered: AnsweredItem[] = [];
  let ahead = 0;
  const sendAhead = (): void => {
    if (ahead === answered.length || clock.now() < end) return;
    void onItem(answered.slice(ahead));
    ahead = answered.length;
  };
  const stopped = (): boolean => {
    sendAhead();
    return stop();
  };
  const host = { stop: stopped, onProgress: () => {}, onItem: () => {} };
  for (const line of lines) {
    const start = clock.now();
    const { value } = await answerItemLine({ line, work }, host);
    answered.push(judgeWorth(value, clock.now() - start, work.limits));
    if (clock.now() > end || stop()) break;
  }
  return success(answered);
}

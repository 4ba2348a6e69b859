// Answers the first of several items, as many as are quick. The way to a thread and back costs
// about as much as an easy puzzle, so easy puzzles go there together. A hard one ends the list, so
// that it does not keep the answers of others back.

import { type Success, success } from '../../puzzle/problem.ts';
import { clock } from '../clock.ts';
import type { AnsweredItem, AnswerItemArgs, ItemHost } from './answer-item.ts';
import { answerItemLine } from './answer-item.ts';
import { judgeWorth } from './worth-keeping.ts';

interface AnswerItemsArgs extends Pick<AnswerItemArgs, 'work'> {
  readonly lines: readonly string[];
}

/** Milliseconds after which no further item is begun. */
const QUICK = 50;

/** Answers at least one item, unless there is none. */
export async function answerItemLines(
  { lines, work }: AnswerItemsArgs,
  host: ItemHost,
): Promise<Success<readonly AnsweredItem[]>> {
  const end = clock.now() + QUICK;
  const answered: AnsweredItem[] = [];
  for (const line of lines) {
    const start = clock.now();
    const { value } = await answerItemLine({ line, work }, host);
    answered.push(judgeWorth(value, clock.now() - start, work.limits));
    if (clock.now() > end || host.stop()) break;
  }
  return success(answered);
}

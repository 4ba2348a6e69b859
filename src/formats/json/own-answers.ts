// Knows the lines that batches, `generate --json` and `create --json` answer with, so that puzzles
// are read out of them as they are. What stands beside a puzzle there belongs to the answer.

import type { Problem } from '../../puzzle/problem.ts';
import { worded } from '../../puzzle/wording.ts';
import { isJsonObject, type JsonObject } from './json-value.ts';

const BESIDE_PUZZLE = ['item', 'file', 'id', 'rating', 'changes', 'minimal', 'written', 'seconds'];

/** Whether a key of an object says something of the answer, and nothing of a puzzle. */
export function isOfAnswer(value: JsonObject, key: string): boolean {
  const isAnswer = isJsonObject(value.puzzle) && ('item' in value || 'rating' in value);
  return isAnswer && BESIDE_PUZZLE.includes(key);
}

/** Returns why an answer has no puzzle; undefined if the object is no such answer. */
export function failedAnswer(value: JsonObject): Problem | undefined {
  if ('puzzle' in value) return undefined;
  const { errors, made } = value;
  if (made === 0) return { code: 'no-puzzle', ...worded`no puzzle was found for this wish` };
  const [first] = Array.isArray(errors) ? errors : [];
  if (!isJsonObject(first) || typeof first.message !== 'string') return undefined;
  const reason = first.message.replace(/\s+/g, ' ').slice(0, LONGEST_REASON);
  return { code: 'no-puzzle', ...worded`this answer has no puzzle: ${reason}` };
}

/** No problem of ours says more, but anybody may have written the line. */
const LONGEST_REASON = 500;

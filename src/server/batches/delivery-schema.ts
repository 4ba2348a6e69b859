// The shape of what workers deliver. What the server hands out later has a line for each item, with
// the number of the item in it, so nothing is taken that would move the numbers.

import { z } from 'zod';
import { parseRecord } from '../../tasks/items/item.ts';
import { chunkName, keptText } from './batch-schemas.ts';

/** An item of a chunk. Items need not travel back, so that it is usually empty. */
const itemLine = z.string().refine(isOneLine, 'expected one line');

const answerLine = z
  .string()
  .refine(isAnswer, 'expected a JSON object with fields, in one line and without an item');

function isOneLine(text: string): boolean {
  return !/[\r\n]/.test(text);
}

/** The number of the item is put in front of the first field, so there must be one. */
function isAnswer(line: string): boolean {
  if (!line.startsWith('{"') || !isOneLine(line)) return false;
  const answer = parseRecord(line);
  return answer !== undefined && !Object.hasOwn(answer, 'item');
}

const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .optional();

/** Far more than there can be; the database has no room for any number. */
const MOST_DEATHS = 10_000;
const MOST_SECONDS = 1e9;

const chunk = chunkName.extend({
  operation: keptText,
  options: z.record(z.string(), z.unknown()),
  lines: z.array(itemLine).min(1),
  deaths: z.int().min(0).max(MOST_DEATHS),
});

const delivery = z
  .strictObject({
    chunk,
    lines: z.array(answerLine),
    kinds: z.array(keptText),
    seconds: z.number().min(0).max(MOST_SECONDS),
    kept: z.int().min(0).optional(),
    known: z.int().min(0).optional(),
    worthKeeping: z.array(z.strictObject({ at: z.int().min(0), kind: keptText, hash })).optional(),
    restItems: z.int().min(1).optional(),
  })
  .refine(({ lines, kinds }) => kinds.length === lines.length, 'expected a kind for each answer')
  .refine(({ lines, chunk: { lines: items } }) => lines.length <= items.length, {
    message: 'expected no more answers than items',
  })
  .refine(({ lines, worthKeeping = [] }) => worthKeeping.every(({ at }) => at < lines.length), {
    message: 'expected to keep answers that are there',
  })
  .refine(({ lines, known = 0 }) => known <= lines.length, 'expected fewer known answers');

export const deliveriesBody = z.strictObject({ deliveries: z.array(delivery) });

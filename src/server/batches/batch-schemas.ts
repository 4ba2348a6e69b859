// The shapes of the requests and answers about batches.

import { z } from 'zod';
import type { BatchStatus } from '../../batches/store/batch-store.ts';
import { MOST_LEASED } from '../../batches/store/lease.ts';
import { readListPlace } from '../../batches/store/list-place.ts';
import { FORMATS } from '../../formats/index.ts';
import { LONGEST_NAME } from '../../tasks/operations/batch-name.ts';
import { OPERATIONS } from '../../tasks/operations/operation.ts';
import { ANYWHERE, errors } from '../schemas/common.ts';

/** A text that a store keeps: PostgreSQL has no character with the number 0. */
export const keptText = z
  .string()
  .max(LONGEST_NAME)
  .refine((text) => !text.includes('\0'), 'expected no character with the number 0');

export const batchStatus = z.object({
  id: z.string(),
  name: z.string(),
  operation: z.string().meta({ examples: ['solve'] }),
  options: z.looseObject({}),
  owner: z.string().optional().meta({ description: 'The name of the key that submitted it.' }),
  version: z.string().meta({ description: 'Of the program that took it.' }),
  fresh: z
    .literal(true)
    .optional()
    .meta({ description: 'Items are worked on even if their answers are known.' }),
  state: z.enum(['receiving', 'running', 'paused', 'cancelled', 'done']),
  items: z.int(),
  done: z.int().meta({ description: 'How many items have an answer.' }),
  known: z
    .int()
    .meta({ description: 'How many of these were known from items that are the same.' }),
  counts: z.record(z.string(), z.int()).meta({
    description:
      'How many answers there are of each kind; `problem:CODE` for problems, and `problem:other` for those after the first hundred codes.',
  }),
  rate: z.number().meta({ description: 'Items a second of late.' }),
  workers: z.int(),
  created: z.string(),
  finished: z.string().optional(),
  remaining: z.number().optional().meta({ description: 'Seconds until it is done; an estimate.' }),
} satisfies Record<keyof BatchStatus, z.ZodType>);

export const batchList = z.object({
  batches: z.array(batchStatus),
  next: z
    .string()
    .optional()
    .meta({ description: 'The value of `behind` for those that follow, if there may be any.' }),
});

export const listQuery = z.object({
  behind: z
    .string()
    .optional()
    .transform((text, context) => {
      const place = text === undefined ? undefined : readListPlace(text);
      if (text !== undefined && place === undefined)
        context.addIssue({ code: 'custom', message: 'expected the `next` of an answer' });
      return place;
    })
    .meta({ description: 'The `next` of the answer before; it begins with the newest batch.' }),
});

export const batchId = z.object({
  id: z.string().meta({ description: 'The id that the answer to the submission has.' }),
});

/** All other fields are options of the operation; `readOptions` checks them. */
export const submission = z.looseObject({
  do: z.enum(OPERATIONS).meta({ description: 'What is to be done with each item.' }),
  name: keptText.default('').meta({ description: 'For people, in lists.' }),
  file: z
    .string()
    .min(1)
    .max(1000)
    .optional()
    .meta({ description: 'The name of the file in the body, which the answers have then.' }),
  format: z
    .enum(FORMATS.map(({ id }) => id))
    .optional()
    .meta({ description: 'The format of the puzzles, if it is not to be guessed.' }),
  fresh: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'Whether items are worked on even if their answers are known.' }),
});

export const resultsQuery = z.object({
  first: z.coerce.number().int().min(1).default(1).meta({ description: 'The first item, from 1.' }),
  follow: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'Whether to wait for answers that are not there yet.' }),
  only: z
    .enum(['all', 'problems'])
    .default('all')
    .meta({ description: '`problems` leaves out all answers but those with `errors`.' }),
  most: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .meta({ description: 'The answers end after this many.' }),
  form: z
    .enum(['lines', 'chunks'])
    .default('lines')
    .meta({ description: '`chunks` is for clients of this program, and has all answers.' }),
});

export const NO_BATCH = {
  ...ANYWHERE,
  404: errors.describe('There is no such batch, or it belongs to another key.'),
};

/** The database keeps numbers of processes in 32 bits. */
const MOST_PID = 2 ** 31 - 1;

/** A worker with more of them could not say in one request what it has in hand. */
const MOST_THREADS = 1024;

export const newWorker = z.strictObject({
  ...{ name: keptText, host: keptText },
  pid: z.int().min(0).max(MOST_PID),
  threads: z.int().min(1).max(MOST_THREADS),
});

export const chunkName = z.strictObject({ batch: z.uuid(), first: z.int().min(0) });

/** Each thread has the chunks of one lease in hand, which are of one batch. */
export const beatBody = z.strictObject({
  held: z
    .array(
      z.strictObject({
        batch: z.uuid(),
        firsts: z.array(z.int().min(0)).max(MOST_THREADS * MOST_LEASED),
      }),
    )
    .max(MOST_THREADS),
});

export const leaseBody = z.strictObject({
  seconds: z.number().positive().max(3600),
  suspect: z.boolean().optional(),
});

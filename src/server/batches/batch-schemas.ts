// The shapes of the requests and answers about batches.

import { z } from 'zod';
import type { BatchStatus } from '../../batches/store/batch-store.ts';
import { OPERATIONS } from '../../tasks/operations/operation.ts';
import { ANYWHERE, errors } from '../schemas/common.ts';

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
  counts: z
    .record(z.string(), z.int())
    .meta({ description: 'How many answers there are of each kind; `problem:CODE` for problems.' }),
  rate: z.number().meta({ description: 'Items a second of late.' }),
  workers: z.int(),
  created: z.string(),
  finished: z.string().optional(),
  remaining: z.number().optional().meta({ description: 'Seconds until it is done; an estimate.' }),
} satisfies Record<keyof BatchStatus, z.ZodType>);

export const batchId = z.object({
  id: z.string().meta({ description: 'The id that the answer to the submission has.' }),
});

/** All other fields are options of the operation; `readOptions` checks them. */
export const submission = z.looseObject({
  do: z.enum(OPERATIONS).meta({ description: 'What is to be done with each item.' }),
  name: z.string().max(200).default('').meta({ description: 'For people, in lists.' }),
  file: z
    .string()
    .min(1)
    .max(1000)
    .optional()
    .meta({ description: 'The name of the file in the body, which the answers have then.' }),
  format: z
    .string()
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

const name = z.string().max(200);

export const newWorker = z.strictObject({
  ...{ name, host: name },
  pid: z.int().min(0),
  threads: z.int().min(1).max(10_000),
});

const chunkName = z.strictObject({ batch: z.uuid(), first: z.int().min(0) });

export const beatBody = z.strictObject({ held: z.array(chunkName).max(10_000) });

export const leaseBody = z.strictObject({
  seconds: z.number().positive().max(3600),
  suspect: z.boolean().optional(),
});

const chunk = chunkName.extend({
  operation: name,
  options: z.record(z.string(), z.unknown()),
  lines: z.array(z.string()),
  deaths: z.int().min(0),
});

export const deliveriesBody = z.strictObject({
  deliveries: z.array(
    z.strictObject({
      chunk,
      lines: z.array(z.string()),
      counts: z.record(z.string().max(200), z.int().min(0)),
      seconds: z.number().min(0),
      kept: z.int().min(0).optional(),
      known: z.int().min(0).optional(),
      worthKeeping: z
        .array(z.strictObject({ at: z.int().min(0), kind: z.string().max(200) }))
        .optional(),
      restItems: z.int().min(1).optional(),
    }),
  ),
});

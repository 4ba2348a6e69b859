// What several requests and answers have in common.

import { z } from 'zod';
import { LANGUAGE_IDS } from '../../explain/words/languages.ts';
import type { Limits } from '../limits.ts';

export const rows = z.array(z.string()).meta({
  description: 'A grid: a string a row, `.` background, `#` or a letter a colour, `?` unknown.',
});

export const palette = z.array(
  z.object({
    symbol: z.string(),
    name: z.string(),
    rgb: z.string().meta({ examples: ['#ff0000'] }),
  }),
);

const problem = z.object({
  code: z.string().meta({ description: 'Stable, for programs.', examples: ['clue-too-long'] }),
  message: z.string().meta({ description: 'For people: what is wrong, and what to do.' }),
  line: z.int().optional().meta({ description: 'Of the text, from 1.' }),
  column: z.int().optional(),
  where: z
    .object({
      row: z.int().optional(),
      column: z.int().optional(),
      block: z.int().optional(),
    })
    .optional()
    .meta({ description: 'In the puzzle, from 1.' }),
  path: z
    .string()
    .optional()
    .meta({ description: 'In the JSON of the request, as a JSON pointer.' }),
});

export const errors = z.object({ errors: z.array(problem) }).meta({
  id: 'Errors',
  description: 'What is wrong.',
  examples: [
    {
      errors: [
        { code: 'bad-request', message: 'limits.seconds: Too big', path: '/limits/seconds' },
      ],
    },
  ],
});

/** The answers of every route that takes work. */
export const FAILURES = {
  400: errors.describe('The request is no JSON, or not what is expected.'),
  413: errors.describe('The request or its puzzle is larger than the server takes.'),
  415: errors.describe('The request is not sent as application/json.'),
  422: errors.describe('The puzzle is wrong, or it cannot be done for a reason that is told.'),
  429: errors.describe('Too many requests in a minute; see Retry-After.'),
  503: errors.describe('Too much work at a time; see Retry-After.'),
};

/** An answer as JSON, or as events for those who ask for them. */
export function orEvents<T extends z.ZodType>(schema: T, events: string) {
  return {
    description: 'The result; as events with `Accept: text/event-stream` or `?stream=1`.',
    content: {
      'application/json': { schema },
      'text/event-stream': {
        schema: z
          .string()
          .meta({ description: `Events: ${events}; at last one \`result\` or \`error\`.` }),
      },
    },
  };
}

export const streamQuery = z.object({
  stream: z
    .enum(['0', '1'])
    .optional()
    .meta({ description: '1 asks for server-sent events, as `Accept: text/event-stream` does.' }),
});

export const secondsWithin = ({ seconds, usualSeconds }: Limits) =>
  z
    .number()
    .positive()
    .max(seconds)
    .default(Math.min(usualSeconds, seconds))
    .meta({ description: 'Wall-clock seconds; what is known by then is answered.' });

export const timeLimits = (limits: Limits) =>
  z.strictObject({ seconds: secondsWithin(limits) }).prefault({});

export const language = z
  .enum(LANGUAGE_IDS)
  .default('en')
  .meta({ description: 'Of the sentences.' });

export const marks = z
  .array(z.union([z.string(), z.int()]))
  .optional()
  .meta({
    description:
      'The marks so far: rows of symbols with `?` for open cells, or a mask of candidates for each cell, row by row ' +
      '(bit 0 the background, bit c colour c). Nothing is marked unless told.',
    examples: [['?#.', '???']],
  });

const fact = z.object({
  cell: z.int().meta({ description: 'From 0, row by row.' }),
  candidates: z.int().meta({ description: 'A mask: bit 0 the background, bit c colour c.' }),
});

export const history = z.array(z.array(fact)).optional().meta({
  description:
    'All moves from the empty board to these marks; each says what its cells hold after it.',
});

/** A step of reasoning: which fields there are depends on its kind. */
export const step = z
  .looseObject({
    kind: z.string().meta({ description: 'line, chain, cases, sum, mirror or search.' }),
    technique: z.string(),
    tier: z.int().meta({ description: 'How hard for a person, 1 to 6.' }),
    conclusions: z.array(fact),
  })
  .meta({ id: 'Step', description: 'A step of human reasoning; see docs/techniques.md.' });

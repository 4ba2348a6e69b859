// The parts that several requests and answers have in common.

import { z } from 'zod';
import type { Move } from '../../explain/model/move-history.ts';
import { LANGUAGE_IDS } from '../../explain/words/languages.ts';
import type { ServerLimits } from '../limits.ts';
import { expected, isMask, listSchema, mask, textOf, wholeNumber } from './lists.ts';

const GRID = 'A grid: a string a row, `.` background, `#` or a letter a colour, `?` unknown.';

export const rows = z.array(z.string()).describe(GRID);

export const palette = z.array(
  z.object({
    symbol: z.string(),
    name: z.string(),
    rgb: z.string().meta({ examples: ['#ff0000'] }),
  }),
);

export const problem = z.object({
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
  format: z
    .string()
    .optional()
    .meta({ description: 'The format in which a text was read that no format recognised.' }),
  path: z
    .string()
    .optional()
    .meta({ description: 'In the JSON of the request, as a JSON pointer.' }),
  retryAfter: z.int().optional().meta({ description: 'Seconds after which to ask again.' }),
});

export const errors = z.object({ errors: z.array(problem) }).meta({
  id: 'Errors',
  description: 'What is wrong.',
  examples: [
    {
      errors: [
        {
          code: 'bad-request',
          message: 'limits.seconds: expected at most 20',
          path: '/limits/seconds',
        },
      ],
    },
  ],
});

/** The errors that any address of the API can answer with. */
export const ANYWHERE = {
  400: errors.describe('The address or the request is not what is expected.'),
  401: errors.describe('The server needs a key, or does not know the one that was sent.'),
  403: errors.describe('The server does not answer to this name, or to this origin.'),
  429: errors.describe('Too many requests in a minute, or a quota is used up; see Retry-After.'),
  500: errors.describe('A fault in the program; its operator was told.'),
};

/** The errors that a route that takes work can answer with. */
export const FAILURES = {
  ...ANYWHERE,
  400: errors.describe('The request is not JSON, or not what is expected.'),
  413: errors.describe('The request or its puzzle is larger than the server takes.'),
  415: errors.describe('The request is not sent as application/json, or it is compressed.'),
  422: errors.describe(
    'The puzzle is wrong, or the work cannot be done for a reason that is given.',
  ),
  503: errors.describe('Too much work at a time, or the server is about to end; see Retry-After.'),
};

/** Describes an answer that is JSON, or events if the client asks for them. */
export function orEvents<T extends z.ZodType>(schema: T, events: string) {
  return {
    description: 'The result; as events with `Accept: text/event-stream` or `?stream=1`.',
    content: {
      'application/json': { schema },
      'text/event-stream': {
        schema: z
          .string()
          .meta({ description: `Events: ${events}; finally one \`result\` or \`error\`.` }),
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

export const secondsWithin = ({ seconds, usualSeconds }: ServerLimits) =>
  z
    .number()
    .positive()
    .max(seconds)
    .default(Math.min(usualSeconds, seconds))
    .meta({ description: 'Wall-clock seconds; what is known by then is answered.' });

export const timeLimits = (limits: ServerLimits) =>
  z.strictObject({ seconds: secondsWithin(limits) }).prefault({});

export const language = z
  .enum(LANGUAGE_IDS)
  .default('en')
  .meta({ description: 'Of the sentences.' });

export const gridWithin = ({ side }: ServerLimits) =>
  listSchema<string>({ items: { type: 'string' }, most: side, check: textOf(side) }).describe(GRID);

export const marksWithin = ({ side, explainCells }: ServerLimits) => {
  const row = textOf(side);
  return listSchema<string | number>({
    items: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
    most: explainCells,
    check: (item) => (typeof item === 'number' ? mask(item) : row(item)),
  })
    .optional()
    .meta({
      description:
        'The marks so far: rows of symbols with `?` for unknown cells, or a mask of candidates for each cell, row by row ' +
        '(bit 0 the background, bit c colour c). The default is a board without marks.',
      examples: [['?#.', '???']],
    });
};

export const cellsWithin = ({ explainCells }: ServerLimits) =>
  listSchema<number>({ items: { type: 'integer' }, most: explainCells, check: wholeNumber });

const fact = z.object({
  cell: z.int().meta({ description: 'From 0, row by row.' }),
  candidates: z.int().meta({ description: 'A mask: bit 0 the background, bit c colour c.' }),
});

export const history = listSchema<Move>({
  items: { type: 'array', items: z.toJSONSchema(fact) },
  check: moveProblem,
})
  .optional()
  .meta({
    description:
      'All moves from the empty board to these marks; each says what its cells hold after it.',
  });

function moveProblem(move: unknown): string | undefined {
  if (!Array.isArray(move)) return expected('a list', move);
  return move.every(isFact)
    ? undefined
    : 'expected cells, like {"cell": 0, "candidates": 2}, in whole numbers';
}

function isFact(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { cell, candidates } = value as Record<string, unknown>;
  return Number.isSafeInteger(cell) && isMask(candidates);
}

/** A step of an explanation; its fields depend on its kind. */
export const step = z
  .looseObject({
    kind: z.string().meta({ description: 'line, chain, cases, sum, mirror or search.' }),
    technique: z.string(),
    tier: z.int().meta({ description: 'How hard for a person, 1 to 6.' }),
    conclusions: z.array(fact),
  })
  .meta({ id: 'Step', description: 'A step of human reasoning; see docs/techniques.md.' });

// POST /mistakes finds what is wrong with the marks of a player.

import { z } from 'zod';
import { VERDICTS } from '../../puzzle/verdict.ts';
import type { ArgsOf, ValueOf } from '../../tasks/tasks.ts';
import { answering, type Route } from '../route-context.ts';
import {
  FAILURES,
  history,
  language,
  marksWithin,
  orEvents,
  streamQuery,
  timeLimits,
} from '../schemas/common.ts';
import { puzzleInput } from '../schemas/puzzle.ts';
import type { AnswerFields, RequestFields } from '../schemas/task-fields.ts';
import { answerPuzzleTask } from '../work/puzzle-task.ts';

const cells = z.array(z.int()).meta({ description: 'From 0, row by row.' });

const judged = z.looseObject({
  verdict: z.enum(VERDICTS).meta({ description: 'Of the puzzle, whatever is marked.' }),
  fits: z.enum(['yes', 'no', 'unknown']).meta({ description: 'Some solution has all marks.' }),
  lines: z
    .array(z.looseObject({ line: z.int() }))
    .meta({ description: 'Lines that no arrangement fits: rows from 0, then columns.' }),
  wrong: cells.meta({
    description:
      'Cells whose marks no solution has, each by itself, as far as the limits allow to say.',
  }),
  clash: z.object({ cells, minimal: z.boolean() }).optional().meta({
    description: 'Marks that no solution has together, where none is wrong by itself.',
  }),
  back: z
    .object({ move: z.int(), takeBack: z.int() })
    .optional()
    .meta({ description: 'With a history: the first wrong move, and how many to take back.' }),
  sentence: z.string().optional().meta({ description: 'Missing where nothing is wrong.' }),
} satisfies AnswerFields<ValueOf<'mistakes'>>);

export const mistakesRoute: Route = (app, context) => {
  const body = z
    .strictObject({
      ...{ puzzle: puzzleInput, marks: marksWithin(context.limits), history, language },
      limits: timeLimits(context.limits),
    } satisfies RequestFields<ArgsOf<'mistakes'>>)
    .meta({ examples: [{ puzzle: { rows: [[2], [1]], cols: [[2], [1]] }, marks: ['.?', '??'] }] });
  const schema = {
    operationId: 'mistakes',
    tags: ['help'],
    summary: 'What is wrong with the marks of a player',
    querystring: streamQuery,
    body,
    response: { 200: orEvents(judged, 'none in between'), ...FAILURES },
  };
  app.post('/mistakes', { schema }, async (request, reply) => {
    const { language, limits } = request.body;
    const task = { kind: 'mistakes', language } as const;
    const wanted = { task, use: 'explainCells', seconds: limits.seconds } as const;
    await answerPuzzleTask(answering(context, request, reply), context.limits, wanted);
    return reply;
  });
};

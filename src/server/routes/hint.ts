// POST /hint finds the next step for a player, or says why there is none.

import { z } from 'zod';
import { defined } from '../../puzzle/defined.ts';
import type { ArgsOf } from '../../tasks/tasks.ts';
import type { HintJson } from '../../tasks/texts/help-json.ts';
import type { ServerLimits } from '../limits.ts';
import { answering, type Route } from '../route-context.ts';
import {
  cellsWithin,
  FAILURES,
  history,
  language,
  marksWithin,
  orEvents,
  step,
  streamQuery,
  timeLimits,
} from '../schemas/common.ts';
import { puzzleInput } from '../schemas/puzzle.ts';
import type { AnswerFields, RequestFields } from '../schemas/task-fields.ts';
import { answerPuzzleTask } from '../work/puzzle-task.ts';

const bodyWithin = (limits: ServerLimits) =>
  z
    .strictObject({
      puzzle: puzzleInput,
      marks: marksWithin(limits),
      history,
      language,
      level: z
        .union([z.literal(1), z.literal(2), z.literal(3)])
        .default(3)
        .meta({ description: '1 where to look, 2 the rule too, 3 the cells too.' }),
      near: cellsWithin(limits)
        .optional()
        .meta({ description: 'Cells of the last move, from 0, row by row.' }),
      notes: z
        .boolean()
        .default(false)
        .meta({ description: 'The player can note that a cell does not have a colour.' }),
      limits: timeLimits(limits),
    } satisfies RequestFields<ArgsOf<'hint'>>)
    .meta({ examples: [{ puzzle: { rows: [[2], [1]], cols: [[2], [1]] }, marks: ['?#', '??'] }] });

const hinted = z.looseObject({
  kind: z
    .enum(['step', 'solved', 'mistake', 'several', 'none', 'unknown'])
    .meta({ description: 'A step, or why there is none.' }),
  step: step.optional(),
  level: z.int().optional(),
  sentence: z.string().meta({ description: 'As much of it as the level asks for, in words.' }),
} satisfies AnswerFields<HintJson, 'mistakes' | 'cells' | 'conflict'>);

export const hintRoute: Route = (app, context) => {
  const schema = {
    operationId: 'hint',
    tags: ['help'],
    summary: 'The next step from the marks of a player, or why there is none',
    querystring: streamQuery,
    body: bodyWithin(context.limits),
    response: { 200: orEvents(hinted, 'none in between'), ...FAILURES },
  };
  app.post('/hint', { schema }, async (request, reply) => {
    const { near, level, notes, language, limits } = request.body;
    const task = { kind: 'hint', level, notes, language, ...defined({ near }) } as const;
    const wanted = { task, use: 'explainCells', seconds: limits.seconds } as const;
    await answerPuzzleTask(answering(context, request, reply), context.limits, wanted);
    return reply;
  });
};

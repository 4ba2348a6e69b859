// POST /explain finds the steps that follow from the marks, and sends them all at once or as
// events.

import { z } from 'zod';
import type { ArgsOf } from '../../tasks/tasks.ts';
import type { ExplainJson } from '../../tasks/texts/help-json.ts';
import type { ServerLimits } from '../limits.ts';
import { answering, type Route } from '../route-context.ts';
import {
  FAILURES,
  language,
  marksWithin,
  orEvents,
  step,
  streamQuery,
  timeLimits,
} from '../schemas/common.ts';
import { puzzleInput } from '../schemas/puzzle.ts';
import type { AnswerFields, RequestFields } from '../schemas/task-fields.ts';
import { wantsEvents } from '../work/answer.ts';
import { answerPuzzleTask } from '../work/puzzle-task.ts';

const bodyWithin = (limits: ServerLimits) =>
  z
    .strictObject({
      ...{ puzzle: puzzleInput, marks: marksWithin(limits), language },
      limits: timeLimits(limits),
      maxSteps: z.int().min(1).max(limits.steps).default(limits.steps),
    } satisfies RequestFields<ArgsOf<'explain'>>)
    .meta({ examples: [{ puzzle: { rows: [[2], [1]], cols: [[2], [1]] } }] });

const explained = z.looseObject({
  kind: z.enum(['solved', 'mistake', 'several', 'none', 'unknown']).meta({
    description: 'How it ended.',
  }),
  sentence: z.string(),
  steps: z.int().meta({ description: 'How many there were.' }),
  isCut: z.boolean().meta({ description: 'There were more steps than asked for.' }),
  list: z
    .array(z.looseObject({ ...step.shape, sentence: z.string() }))
    .optional()
    .meta({ description: 'The steps; as events they come before.' }),
} satisfies AnswerFields<ExplainJson, 'mistakes' | 'cells' | 'conflict'>);

export const explainRoute: Route = (app, context) => {
  const schema = {
    operationId: 'explain',
    tags: ['help'],
    summary: 'Every step of reasoning from the marks, or from nothing, to the end',
    querystring: streamQuery,
    body: bodyWithin(context.limits),
    response: { 200: orEvents(explained, '`step`, and `progress` in between'), ...FAILURES },
  };
  app.post('/explain', { schema }, async (request, reply) => {
    const { language, limits, maxSteps } = request.body;
    const on = answering(context, request, reply);
    const isList = !wantsEvents(on.request);
    const task = { kind: 'explain', language, maxSteps, isList } as const;
    await answerPuzzleTask(on, context.limits, {
      task,
      use: 'explainCells',
      seconds: limits.seconds,
    });
    return reply;
  });
};

// POST /rate rates how hard a puzzle is for a person.

import { z } from 'zod';
import { LABELS } from '../../explain/rate/label.ts';
import { defined } from '../../puzzle/defined.ts';
import { VERDICTS } from '../../puzzle/verdict.ts';
import type { ArgsOf, ValueOf } from '../../tasks/tasks.ts';
import { answering, type Route } from '../route-context.ts';
import { FAILURES, language, orEvents, streamQuery, timeLimits } from '../schemas/common.ts';
import { puzzleInput } from '../schemas/puzzle.ts';
import type { AnswerFields, RequestFields } from '../schemas/task-fields.ts';
import { answerPuzzleTask } from '../work/puzzle-task.ts';

const rated = z.looseObject({
  verdict: z.enum(VERDICTS),
  label: z.enum(LABELS).optional(),
  atLeast: z.enum(LABELS).optional().meta({
    description: 'The easiest label that the puzzle can have, when a limit came before the label.',
  }),
  name: z.string().optional().meta({ description: 'The label in the language.' }),
  webpbn: z.number().optional(),
  sweeps: z.number().optional(),
  lookahead: z.looseObject({ kind: z.string() }).optional(),
  steps: z.looseObject({ steps: z.int() }).optional(),
  map: z
    .looseObject({ tiers: z.array(z.int()), stickingPoints: z.array(z.looseObject({})) })
    .optional(),
  isCut: z.boolean().meta({ description: 'A limit left something undone.' }),
} satisfies AnswerFields<ValueOf<'rate'>>);

export const rateRoute: Route = (app, context) => {
  const body = z
    .strictObject({
      ...{ puzzle: puzzleInput, language, limits: timeLimits(context.limits) },
      map: z.boolean().optional().meta({
        description: 'Whether the answer tells, as `map`, where in the puzzle a person gets stuck.',
      }),
    } satisfies RequestFields<ArgsOf<'rate'>>)
    .meta({ examples: [{ puzzle: { rows: [[2], [1]], cols: [[2], [1]] } }] });
  const schema = {
    operationId: 'rate',
    tags: ['puzzle'],
    summary: 'How hard the puzzle is for a person',
    description: 'docs/difficulty.md says what the numbers mean.',
    querystring: streamQuery,
    body,
    response: { 200: orEvents(rated, '`progress`'), ...FAILURES },
  };
  app.post('/rate', { schema }, async (request, reply) => {
    const { language, limits, map } = request.body;
    const task = { kind: 'rate', language, ...defined({ map }) } as const;
    const wanted = { task, use: 'explainCells', seconds: limits.seconds } as const;
    await answerPuzzleTask(answering(context, request, reply), context.limits, wanted);
    return reply;
  });
};

// POST /check checks a full grid against the clues.

import { z } from 'zod';
import type { WrongLine } from '../../puzzle/wrong-lines.ts';
import type { CheckAnswer } from '../../tasks/solving/check.ts';
import type { ServerLimits } from '../limits.ts';
import { answering, type Route } from '../route-context.ts';
import { FAILURES, gridWithin } from '../schemas/common.ts';
import { puzzleInput } from '../schemas/puzzle.ts';
import type { AnswerFields } from '../schemas/task-fields.ts';
import { answerPuzzleTask } from '../work/puzzle-task.ts';

const bodyWithin = (limits: ServerLimits) =>
  z
    .strictObject({ puzzle: puzzleInput, grid: gridWithin(limits) })
    .meta({ examples: [{ puzzle: { rows: [[2], [1]], cols: [[2], [1]] }, grid: ['##', '#.'] }] });

const checked = z.object({
  correct: z.boolean(),
  wrong: z
    .array(
      z.object({
        row: z.int().optional(),
        column: z.int().optional(),
        expected: z.string(),
        found: z.string(),
      } satisfies AnswerFields<WrongLine>),
    )
    .meta({ description: 'The lines that do not read as their clues say, counted from 1.' }),
} satisfies AnswerFields<CheckAnswer>);

export const checkRoute: Route = (app, context) => {
  const { limits } = context;
  const schema = {
    operationId: 'check',
    tags: ['puzzle'],
    summary: 'Whether a full grid fits the clues',
    body: bodyWithin(limits),
    response: { 200: checked.describe('The judgement.'), ...FAILURES },
  };
  app.post('/check', { schema }, async (request, reply) => {
    const wanted = { task: { kind: 'check' }, use: 'cells', seconds: limits.seconds } as const;
    await answerPuzzleTask(answering(context, request, reply), limits, wanted);
    return reply;
  });
};

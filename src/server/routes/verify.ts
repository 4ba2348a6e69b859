// POST /verify verifies a certificate against its puzzle.

import { z } from 'zod';
import { VERDICTS } from '../../puzzle/verdict.ts';
import type { VerifyJson } from '../../tasks/solving/verify-json.ts';
import type { ServerLimits } from '../limits.ts';
import { answering, type Route } from '../route-context.ts';
import { FAILURES, orEvents, rows, streamQuery, timeLimits } from '../schemas/common.ts';
import { puzzleInput } from '../schemas/puzzle.ts';
import type { AnswerFields } from '../schemas/task-fields.ts';
import { answerPuzzleTask } from '../work/puzzle-task.ts';

const verifyBody = (limits: ServerLimits) =>
  z
    .strictObject({
      puzzle: puzzleInput,
      certificate: z.string().meta({
        description: 'The text of the certificate, not compressed; see docs/certificates.md.',
      }),
      limits: timeLimits(limits),
    })
    .meta({
      examples: [
        { puzzle: { rows: [[2], [1]], cols: [[2], [1]] }, certificate: 'crosshatch certificate 1' },
      ],
    });

const verified = z.object({
  verdict: z.enum(VERDICTS).meta({ description: 'What the certificate proves.' }),
  proven: z.boolean().meta({ description: 'Whether the verdict is more than unknown.' }),
  complete: z.boolean().meta({ description: 'There are no solutions but these.' }),
  solutions: z.array(rows),
  clauses: z.int().meta({ description: 'How many learnt clauses were accepted.' }),
  lines: z.int().meta({ description: 'How many lines the certificate has.' }),
  seconds: z.number().meta({ description: 'Wall-clock seconds of the work.' }),
} satisfies AnswerFields<VerifyJson>);

export const verifyRoute: Route = (app, context) => {
  const { limits } = context;
  const schema = {
    operationId: 'verify',
    tags: ['puzzle'],
    summary: 'Whether a certificate shows what it claims, by a checker of its own',
    description: 'A certificate that does not is refused with 422 and the number of its line.',
    querystring: streamQuery,
    body: verifyBody(limits),
    response: { 200: orEvents(verified, '`progress`'), ...FAILURES },
  };
  app.post('/verify', { schema, bodyLimit: limits.certificateBytes }, async (request, reply) => {
    const { seconds } = request.body.limits;
    const wanted = { task: { kind: 'verify' }, use: 'cells', seconds } as const;
    await answerPuzzleTask(answering(context, request, reply), limits, wanted);
    return reply;
  });
};

// POST /convert writes a puzzle in another format.

import { z } from 'zod';
import { DISPENSABLE_PARTS, WRITABLE } from '../../formats/index.ts';
import { answering, type Route } from '../route-context.ts';
import { FAILURES, problem } from '../schemas/common.ts';
import { puzzleInput } from '../schemas/puzzle.ts';
import { answerPuzzleTask } from '../work/puzzle-task.ts';

const body = z
  .strictObject({
    puzzle: puzzleInput,
    to: z
      .enum(WRITABLE.map(({ id }) => id))
      .meta({ description: 'The format to write; see docs/formats.md.' }),
  })
  .meta({ examples: [{ puzzle: { rows: [[2], [1]], cols: [[2], [1]] }, to: 'non' }] });

const converted = z.object({
  format: z.string(),
  extension: z.string().meta({ description: 'The usual ending of a file name.' }),
  text: z.string(),
  leftOut: z
    .array(z.object({ what: z.enum(DISPENSABLE_PARTS), name: z.string() }))
    .meta({ description: 'The parts of the puzzle that the text lacks, such as its title.' }),
  remarks: z
    .array(problem)
    .optional()
    .meta({ description: 'What is not read of the puzzle that was sent, and what is odd in it.' }),
});

export const convertRoute: Route = (app, context) => {
  const { limits } = context;
  const schema = {
    operationId: 'convert',
    tags: ['puzzle'],
    summary: 'The puzzle in another format',
    description:
      'Formats of pictures need the picture: send it as `goal`. What would make another puzzle is refused, such as lost given cells.',
    body,
    response: { 200: converted.describe('The text.'), ...FAILURES },
  };
  app.post('/convert', { schema }, async (request, reply) => {
    const task = { kind: 'convert', to: request.body.to } as const;
    const wanted = { task, use: 'cells', seconds: limits.seconds } as const;
    await answerPuzzleTask(answering(context, request, reply), limits, wanted);
    return reply;
  });
};

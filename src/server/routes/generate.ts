// POST /generate makes puzzles that have one solution.

import { randomInt } from 'node:crypto';
import { z } from 'zod';
import {
  NEEDED_TECHNIQUES,
  PICTURE_LOOKS,
  PICTURE_SYMMETRIES,
  READABLE_SEEDS,
} from '../../create/index.ts';
import { UNIQUE_LABELS } from '../../explain/rate/label.ts';
import { defined } from '../../puzzle/defined.ts';
import type { GenerateTask } from '../../tasks/texts/generate-json.ts';
import type { ServerLimits } from '../limits.ts';
import { answering, type Route } from '../route-context.ts';
import { FAILURES, orEvents, streamQuery, timeLimits } from '../schemas/common.ts';
import { puzzleJson } from '../schemas/puzzle.ts';
import { wantsEvents } from '../work/answer.ts';
import { answerPuzzleTask } from '../work/puzzle-task.ts';

/** The most puzzles of an answer. */
const MOST = 100;

const label = z.enum(UNIQUE_LABELS);

const generateBody = (limits: ServerLimits) =>
  z
    .strictObject({
      width: z.int().min(1).max(limits.side).default(15),
      height: z.int().min(1).max(limits.side).default(15),
      count: z.int().min(1).max(MOST).default(1),
      colours: z.int().default(1).meta({ description: 'Besides the background.' }),
      difficulty: z
        .union([label, z.strictObject({ easiest: label, hardest: label })])
        .optional()
        .meta({ description: 'A label, or the easiest and the hardest.' }),
      technique: z
        .enum(NEEDED_TECHNIQUES)
        .optional()
        .meta({ description: 'One that the puzzle needs; see docs/techniques.md.' }),
      look: z.enum(PICTURE_LOOKS).optional(),
      density: z.number().optional().meta({ description: 'The share of painted cells, 0 to 1.' }),
      symmetry: z.enum(PICTURE_SYMMETRIES).default('none'),
      seed: z
        .int()
        .min(0)
        .optional()
        .meta({ description: 'A random one by default; the same seed makes the same puzzles.' }),
      certificates: z
        .boolean()
        .default(false)
        .meta({ description: 'Whether each puzzle comes with a proof; see docs/certificates.md.' }),
      rating: z.boolean().default(true).meta({ description: 'Whether puzzles are rated.' }),
      limits: timeLimits(limits),
    })
    .meta({ examples: [{ width: 10, height: 10, difficulty: 'medium', seed: 7 }] });
type GenerateBody = z.infer<ReturnType<typeof generateBody>>;

const made = z.object({
  puzzle: puzzleJson,
  rating: z.looseObject({}).optional(),
  certificate: z.string().optional(),
});

const generated = z.object({
  puzzles: z.array(made).optional().meta({ description: 'As events they come before.' }),
  seed: z.int(),
  made: z.int(),
  count: z.int(),
  drawn: z.int().meta({ description: 'How many pictures were drawn.' }),
  judged: z.int().meta({ description: 'How many with one solution were judged.' }),
  isCut: z.boolean().meta({ description: 'A limit came before all puzzles were made.' }),
  nearest: made
    .extend({ lacks: z.enum(['difficulty', 'technique']) })
    .optional()
    .meta({ description: 'The nearest to a puzzle that was not found.' }),
  nearestDensity: z.number().optional(),
});

export const generateRoute: Route = (app, context) => {
  const schema = {
    operationId: 'generate',
    tags: ['puzzle'],
    summary: 'New puzzles that have one solution',
    querystring: streamQuery,
    body: generateBody(context.limits),
    response: { 200: orEvents(generated, '`puzzle`, and `progress` in between'), ...FAILURES },
  };
  app.post('/generate', { schema }, async (request, reply) => {
    const { seconds } = request.body.limits;
    const on = answering(context, request, reply);
    await answerPuzzleTask(on, context.limits, {
      task: taskOf(request.body, !wantsEvents(request)),
      use: 'explainCells',
      seconds,
    });
    return reply;
  });
};

function taskOf(
  { rating, certificates, limits: _, ...body }: GenerateBody,
  isList: boolean,
): GenerateTask {
  const { difficulty, seed = randomInt(READABLE_SEEDS), technique, look, density, ...given } = body;
  const range =
    typeof difficulty === 'string' ? { easiest: difficulty, hardest: difficulty } : difficulty;
  const chosen = defined({ difficulty: range, technique, look, density });
  const wish = { ...given, seed, ...chosen };
  return { kind: 'generate', wish, isRated: rating, isCertified: certificates, isList };
}

// POST /read reads the clues of a photo. The photo is unpacked here, because the package for that
// has threads of its own; then it is read in the long queue, because no short turn is enough.

import { z } from 'zod';
import { EXPLAIN_LIMITS } from '../../explain/model/explain-limits.ts';
import { LONGEST_SIDE } from '../../photo/page/clearest-puzzle.ts';
import type { PhotoWish } from '../../photo/photo-reading.ts';
import { scaledPlace } from '../../photo/scaled-place.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Outcome } from '../../puzzle/problem.ts';
import { VERDICTS } from '../../puzzle/verdict.ts';
import type { ReadingJson } from '../../tasks/photos/reading-json.ts';
import type { AnswerTextArgs } from '../../tasks/texts/answer-text.ts';
import { unpackPhoto } from '../../unpacking/unpack-photo.ts';
import { imageBytes } from '../http/image-bytes.ts';
import type { ServerLimits } from '../limits.ts';
import { answering, type Route } from '../route-context.ts';
import { FAILURES, orEvents, problem, rows, streamQuery, timeLimits } from '../schemas/common.ts';
import { puzzleJson } from '../schemas/puzzle.ts';
import type { AnswerFields } from '../schemas/task-fields.ts';
import { answerLong, callerOf, type LongTask } from '../work/answer.ts';
import { hooksOf } from '../work/puzzle-task.ts';
import type { Scheduler } from '../work/scheduler.ts';

const point = z.object({ x: z.number(), y: z.number() });

const placeWithin = ({ side }: ServerLimits) =>
  z
    .strictObject({
      rows: z.int().min(1).max(Math.min(side, LONGEST_SIDE)),
      columns: z.int().min(1).max(Math.min(side, LONGEST_SIDE)),
      corners: z.tuple([point, point, point, point]),
    })
    .optional()
    .meta({
      description:
        'Where the grid is, if it is not to be found: its corners without the clues, clockwise from the upper left, in pixels of the photo as it is seen.',
    });

const readBody = (limits: ServerLimits) =>
  z
    .strictObject({
      image: z.string().meta({
        description:
          'The photo in base64, or as a data URL with it: PNG, JPEG, SVG, WebP, GIF, AVIF or TIFF.',
        examples: ['iVBORw0KGgo='],
      }),
      place: placeWithin(limits),
      puzzle: z
        .int()
        .min(1)
        .optional()
        .meta({
          description:
            'Which puzzle of the photo, from 1, in the order in which one reads a page; ' +
            'the first that has clues if this is left out.',
        }),
      marks: z.boolean().default(false).meta({ description: 'Whether marks are read, too.' }),
      limits: timeLimits(withUsual(limits)),
    })
    .meta({ examples: [{ image: 'iVBORw0KGgo=' }] });

/** The most seconds for the corrections, unless a request names others; few need one of them. */
function withUsual(limits: ServerLimits): ServerLimits {
  return {
    ...limits,
    usualSeconds: Math.min(EXPLAIN_LIMITS.settling.seconds, limits.usualSeconds),
  };
}

type ReadBody = z.infer<ReturnType<typeof readBody>>;

const number = z.object({
  length: z.int(),
  colour: z.string().optional().meta({ description: 'Its symbol, where there are several.' }),
  probability: z.number(),
  doubtful: z.boolean().meta({ description: 'A person must look at it.' }),
  changed: z.boolean().meta({ description: 'The solver made it another number.' }),
  alternatives: z
    .array(z.object({ length: z.int(), probability: z.number() }))
    .meta({ description: 'What else may stand there; a length of 0 means no number.' }),
  box: z
    .object({ left: z.int(), top: z.int(), width: z.int(), height: z.int() })
    .optional()
    .meta({ description: 'Its digits, in pixels of the photo.' }),
});

const answer = z.object({
  puzzle: puzzleJson.optional().meta({ description: 'Absent if the clues make no puzzle.' }),
  errors: z.array(problem).optional().meta({ description: 'Why the clues make no puzzle.' }),
  verdict: z.enum(VERDICTS).meta({ description: 'Of the clues as the solver settled them.' }),
  changed: z.boolean().meta({ description: 'Whether the solver changed a number.' }),
  cut: z.boolean().meta({
    description: 'Whether a limit was reached before a reading with a solution was found.',
  }),
  doubtful: z.int().meta({ description: 'How many numbers a person must look at.' }),
  rows: z.array(z.array(number)),
  columns: z.array(z.array(number)),
  cutOff: z.boolean().meta({
    description: 'Whether a part of the puzzle seems to be outside of the photo.',
  }),
  coloursAlike: z.boolean().meta({
    description: 'Whether colours are so much alike that numbers may have another.',
  }),
  animated: z.boolean().meta({
    description: 'Whether the file has several frames, of which the first was read.',
  }),
  puzzles: z.int().meta({ description: 'How many puzzles the photo seems to hold.' }),
  number: z.int().meta({ description: 'The number of the one that was read, from 1.' }),
  place: z.object({ rows: z.int(), columns: z.int(), corners: z.array(point) }),
  marks: rows.optional(),
} satisfies AnswerFields<ReadingJson>);

export const readRoute: Route = (app, context) => {
  const { limits, scheduler } = context;
  const schema = {
    operationId: 'read',
    tags: ['puzzle'],
    summary: 'The clues of a photo or a screenshot',
    description: 'Numbers that are doubtful are for a person to look at.',
    querystring: streamQuery,
    body: readBody(limits),
    response: { 200: orEvents(answer, '`progress`'), ...FAILURES },
  };
  app.post('/read', { schema, bodyLimit: limits.photoBytes }, async (request, reply) => {
    const { body } = request;
    const bytes = imageBytes(body.image);
    // The texts take more memory than the photo, and the request may have to wait.
    request.bodyText = '';
    request.body = { ...body, image: '' };
    const bounds = { side: limits.side, cells: limits.explainCells };
    const caller = callerOf(request, reply);
    const task = longTaskOf(bytes, request.body, bounds, scheduler);
    await answerLong(answering(context, request, reply), caller, task);
    return reply;
  });
};

function longTaskOf(
  bytes: Outcome<Uint8Array>,
  body: ReadBody,
  bounds: AnswerTextArgs['bounds'],
  scheduler: Scheduler,
): LongTask {
  return async (signal, listener): Promise<Outcome<string>> => {
    if (!bytes.ok) return bytes;
    const photo = await unpackPhoto(bytes.value);
    if (!photo.ok) return photo;
    const wish = wishOf(body, photo.value.factor);
    const task = { kind: 'read-photo', wish, ...photo.value } as const;
    const args = { text: '', bounds, task, limits: body.limits };
    return scheduler.runLong(args, { signal, ...(listener && hooksOf(listener)) });
  };
}

function wishOf({ place, puzzle, marks }: ReadBody, factor: number): PhotoWish {
  const inPhoto = place && {
    width: place.columns,
    height: place.rows,
    corners: place.corners,
  };
  const scaled = inPhoto && scaledPlace(inPhoto, 1 / factor);
  const index = puzzle === undefined ? undefined : puzzle - 1;
  return { readsMarks: marks, ...defined({ place: scaled, puzzle: index }) };
}

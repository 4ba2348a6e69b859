// GET /puzzles lists the built-in puzzles, and GET /puzzles/:id returns one of them.

import { z } from 'zod';
import { toJson } from '../../formats/index.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { refuse } from '../http/problems.ts';
import type { Route } from '../route-context.ts';
import { ANYWHERE, errors } from '../schemas/common.ts';
import { puzzleJson } from '../schemas/puzzle.ts';

const entry = z.object({
  id: z.string(),
  title: z.string(),
  width: z.int(),
  height: z.int(),
  colours: z.int().meta({ description: 'Beside the background.' }),
  author: z.string().optional(),
  licence: z.string().optional(),
  source: z.string().optional(),
});

export const puzzlesRoute: Route = (app, { library }) => {
  const list = {
    operationId: 'puzzles',
    tags: ['library'],
    summary: 'The built-in puzzles',
    response: { 200: z.object({ puzzles: z.array(entry) }).describe('All puzzles.'), ...ANYWHERE },
  };
  const puzzles = [...library].map(([id, puzzle]) => entryOf(id, puzzle));
  app.get('/puzzles', { schema: list }, async () => ({ puzzles }));
  const one = {
    operationId: 'puzzle',
    tags: ['library'],
    summary: 'One of the built-in puzzles, with its picture',
    params: z.object({ id: z.string().meta({ examples: ['heart'] }) }),
    response: {
      200: puzzleJson.describe('The puzzle.'),
      ...ANYWHERE,
      404: errors.describe('There is no such puzzle.'),
    },
  };
  app.get('/puzzles/:id', { schema: one }, async ({ params: { id } }, reply) => {
    const puzzle = library.get(id);
    if (puzzle !== undefined) reply.send(puzzleJson.parse({ ...toJson(puzzle), id }));
    else {
      const message = `there is no puzzle ${JSON.stringify(id)}: GET /api/v1/puzzles lists them`;
      refuse(reply, [{ code: 'unknown-puzzle', message }], 404);
    }
    return reply;
  });
};

function entryOf(id: string, { width, height, palette, meta }: Puzzle): z.infer<typeof entry> {
  const { title = id, author, licence, source } = meta;
  return {
    ...{ id, title, width, height, colours: palette.length - 1 },
    ...defined({ author, licence, source }),
  };
}

// POST /check: a full grid against the clues.

import { z } from 'zod';
import { parseGridOf } from '../../puzzle/puzzle-grid.ts';
import { wrongLines } from '../../puzzle/wrong-lines.ts';
import { refuse } from '../problems.ts';
import { readPuzzleInput } from '../puzzle-body.ts';
import { FAILURES, rows } from '../schemas/common.ts';
import { puzzleInput } from '../schemas/puzzle.ts';
import type { Route } from '../site.ts';

const body = z
  .strictObject({ puzzle: puzzleInput, grid: rows })
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
      }),
    )
    .meta({ description: 'The lines that do not read as their clues say, counted from 1.' }),
});

export const checkRoute: Route = (app, { limits }) => {
  const schema = {
    operationId: 'check',
    tags: ['puzzle'],
    summary: 'Whether a full grid fits the clues',
    body,
    response: { 200: checked.describe('The judgement.'), ...FAILURES },
  };
  app.post('/check', { schema }, async (request, reply) => {
    const puzzle = readPuzzleInput(request.body.puzzle, limits);
    const grid = puzzle.ok ? parseGridOf(puzzle.value, request.body.grid) : puzzle;
    if (!puzzle.ok || !grid.ok) refuse(reply, grid.ok ? [] : grid.problems);
    else {
      const wrong = wrongLines(puzzle.value, grid.value);
      reply.send({ correct: wrong.length === 0, wrong });
    }
    return reply;
  });
};

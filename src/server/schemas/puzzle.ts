// The schema of a puzzle in a request. It is loose, because `readPuzzle` reports wrong clues better
// than a schema can. Its details on clues, palette and goal are only for the description of the
// API.

import { z } from 'zod';
import { FORMATS } from '../../formats/index.ts';
import { MAX_STORED_GRIDS } from '../../puzzle/validate-grids.ts';

const FORMAT_IDS = FORMATS.map(({ id }) => id);

const CLUES = {
  type: 'array',
  items: {
    anyOf: [
      { type: 'array', items: { anyOf: [{ type: 'integer' }, { type: 'string' }] } },
      { type: 'string' },
      { type: 'null' },
    ],
  },
} as const;

const clues = (axis: string, first: string) =>
  z
    .unknown()
    .optional()
    .meta({
      ...CLUES,
      description: `The clues of the ${axis} from the ${first}, like [[3, 1], [], [2]]; in colour the blocks are strings, "3a". A blotted block is "?", an unknown line is null.`,
    });

const grids = (what: string) =>
  z
    .unknown()
    .optional()
    .meta({
      type: 'array',
      items: { type: 'array', items: { type: 'string' } },
      description: `${what}; at most ${MAX_STORED_GRIDS}.`,
    });

export const puzzleInput = z
  .looseObject({
    text: z
      .string()
      .optional()
      .meta({ description: 'The puzzle as a text in any format that is read, instead of clues.' }),
    format: z
      .enum(FORMAT_IDS)
      .optional()
      .meta({ description: 'The format of the text. The default is to guess it.' }),
    rows: clues('rows', 'top'),
    cols: clues('columns', 'left'),
    palette: z
      .unknown()
      .optional()
      .meta({
        type: 'array',
        items: { type: 'object' },
        description:
          'The colours, background first: {"symbol": "a", "name": "red", "rgb": "#ff0000"}.',
      }),
    goal: z
      .unknown()
      .optional()
      .meta({
        type: 'array',
        items: { type: 'string' },
        description: 'The picture, as rows in the symbols of the palette.',
      }),
    given: z
      .unknown()
      .optional()
      .meta({
        type: 'array',
        items: { type: 'string' },
        description: 'The given cells, as rows in the symbols of the palette; ? is not given.',
      }),
    otherGoals: grids('Further pictures'),
    saved: grids('Grids that were saved on the way to a solution, with ? for unknown cells'),
  })
  .meta({
    id: 'Puzzle',
    description: 'A puzzle as JSON, with `rows` and `cols`, or as `text` in any format.',
    examples: [
      { rows: [[2], [1]], cols: [[2], [1]] },
      { text: 'rows\n2\n1\ncolumns\n2\n1\n', format: 'non' },
    ],
  });

const clueJson = z.array(z.union([z.int(), z.string()])).nullable();

/** A puzzle in an answer, in the JSON format. */
export const puzzleJson = z
  .looseObject({
    width: z.int(),
    height: z.int(),
    rows: z.array(clueJson),
    cols: z.array(clueJson),
    goal: z.array(z.string()).optional(),
  })
  .meta({ id: 'PuzzleJson', description: 'A puzzle in the JSON format; see docs/formats.md.' });

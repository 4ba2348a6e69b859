// The options of a solve in a request, and the answer to it.

import { z } from 'zod';
import type { Limits } from '../../engine/options.ts';
import { METHOD_IDS, type MethodLimits } from '../../methods/index.ts';
import { VERDICTS } from '../../puzzle/verdict.ts';
import type { SolveArgs } from '../../tasks/solving/solve.ts';
import type { MethodArgs } from '../../tasks/solving/solve-by-method.ts';
import type { SolveJson } from '../../tasks/solving/solve-json.ts';
import type { ServerLimits } from '../limits.ts';
import { palette, rows, secondsWithin } from './common.ts';
import { textsByName } from './lists.ts';
import { puzzleInput } from './puzzle.ts';
import type { AnswerFields, RequestFields } from './task-fields.ts';

const MOST_OPTIONS = 32;
const LONGEST_OPTION = 100;

export const solveBody = (limits: ServerLimits) =>
  z
    .strictObject({
      puzzle: puzzleInput,
      method: z
        .enum(METHOD_IDS)
        .optional()
        .meta({ description: 'GET /methods lists them. The default is the engine.' }),
      options: textsByName(MOST_OPTIONS, LONGEST_OPTION)
        .optional()
        .meta({ description: 'Options of the method, by name.', examples: [{ check: 'arc' }] }),
      limits: z
        .strictObject({
          seconds: secondsWithin(limits),
          conflicts: z
            .int()
            .min(1)
            .optional()
            .meta({ description: 'Of the search, without a method: the same run anywhere.' }),
          steps: z.int().min(1).optional().meta({ description: "In the method's own steps." }),
        } satisfies LimitFields)
        .prefault({}),
      maxSolutions: z.int().min(1).max(limits.solutions).default(2).meta({
        description: 'Stop at this many; 2 is enough to tell whether there is only one.',
      }),
      seed: z
        .int()
        .min(0)
        .optional()
        .meta({ description: 'Break ties at random, 0 in order: the same run every time.' }),
      trace: z.boolean().default(false).meta({
        description:
          'Send what the method does as `step` events. Needs a method and an event stream.',
      }),
    } satisfies SolveFields)
    .meta({ examples: [{ puzzle: { rows: [[2], [2]], cols: [[2], [2]] } }] });

/**
 * The fields of a request to the engine or to a method. The choices of a method are in `options`.
 */
type SolveFields = RequestFields<SolveArgs, 'within' | 'certificate' | 'limits' | 'mayVary'> &
  RequestFields<MethodArgs, 'choices' | 'leastSeconds' | 'limits'> & {
    readonly options: z.ZodType;
    readonly limits: z.ZodType;
  };
type LimitFields = RequestFields<Limits> & RequestFields<MethodLimits>;

export type SolveBody = z.infer<ReturnType<typeof solveBody>>;

export const solveAnswer = z
  .object({
    method: z.string().optional(),
    verdict: z.enum(VERDICTS),
    solved: z.boolean().meta({ description: 'At least one solution was found.' }),
    solutions: z.array(rows),
    known: rows.meta({ description: 'What every solution agrees on, as far as it is known.' }),
    stats: z.record(z.string(), z.number()).meta({ description: 'Counters of the work.' }),
    seconds: z.number().meta({ description: 'Wall-clock seconds of the work.' }),
    megabytes: z.number().optional().meta({ description: 'Most memory of the method so far.' }),
    complete: z.boolean().meta({ description: 'There are no solutions but these.' }),
    palette: palette.optional().meta({ description: 'Of puzzles in several colours.' }),
  } satisfies AnswerFields<SolveJson, 'cpu_ms'>)
  .meta({ id: 'Solved', description: 'What `solve --json` prints.' });

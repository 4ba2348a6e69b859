// GET /methods lists the methods that solve puzzles.

import { z } from 'zod';
import { factsOf, loadMethod, METHOD_IDS } from '../../methods/index.ts';
import type { Route } from '../route-context.ts';
import { ANYWHERE } from '../schemas/common.ts';

const method = z.object({
  id: z.string(),
  title: z.string(),
  source: z.string().meta({ description: 'Authors, title and year of the idea.' }),
  complete: z
    .boolean()
    .meta({ description: 'Given enough time and memory, it comes to a verdict.' }),
  colours: z.boolean().meta({ description: 'Takes puzzles of several colours.' }),
  given: z.boolean().meta({ description: 'Takes puzzles with given cells.' }),
  inexact: z
    .boolean()
    .meta({ description: 'Takes puzzles with blotted blocks and unknown lines.' }),
  blocks: z.boolean().meta({ description: 'Tells no progress.' }),
  work: z.string().meta({ description: 'The counter that tells how much it worked.' }),
  options: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.string()).readonly(),
      about: z.string(),
      default: z.string(),
    }),
  ),
});

export const methodsRoute: Route = (app) => {
  const schema = {
    operationId: 'methods',
    tags: ['library'],
    summary: 'The methods of solving puzzles, with their options',
    response: { 200: z.object({ methods: z.array(method) }).describe('All methods.'), ...ANYWHERE },
  };
  app.get('/methods', { schema }, async () => {
    const methods = await Promise.all(METHOD_IDS.map(loadMethod));
    return {
      methods: methods.map(factsOf).map((facts) => ({ ...facts, options: [...facts.options] })),
    };
  });
};

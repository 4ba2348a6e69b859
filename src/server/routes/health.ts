// GET /health says that the server answers, and how busy it is.

import { z } from 'zod';
import type { Route } from '../route-context.ts';
import { ANYWHERE } from '../schemas/common.ts';

const health = z.object({
  status: z.literal('ok'),
  version: z.string(),
  seconds: z.number().meta({ description: 'Since the server started.' }),
  running: z.int().meta({ description: 'Tasks that run.' }),
  waiting: z.int().meta({ description: 'Tasks that wait for their turn.' }),
  batches: z.boolean().meta({ description: 'Whether the API has batches.' }),
  keys: z.enum(['off', 'optional', 'required']).meta({ description: 'Whether it asks for keys.' }),
});

export const healthRoute: Route = (app, { scheduler, version, batches, keys }) => {
  const schema = {
    operationId: 'health',
    tags: ['server'],
    summary: 'Whether the server answers, and how busy it is',
    security: [],
    response: { 200: health.describe('It answers.'), ...ANYWHERE },
  };
  app.get(
    '/health',
    { schema, config: { rateLimit: false, isOpen: true } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const [running, waiting] = [scheduler.running(), scheduler.waiting()];
      const tasks = { running, waiting };
      const offers = { batches: batches !== undefined, keys };
      return {
        status: 'ok' as const,
        ...{ version, seconds: process.uptime(), ...tasks, ...offers },
      };
    },
  );
};

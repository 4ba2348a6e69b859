// Counts requests and measures their time. Labels have few values each: routes instead of
// addresses, so that nobody can fill the memory with names.

import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { whenOver } from '../http/request-end.ts';

/** Seconds; a usual answer takes milliseconds, and a long solve a minute. */
const BUCKETS = [0.002, 0.005, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 60, 120];

/** The status of requests whose client went away before the end of the answer, as in nginx. */
const GONE = 499;

/** Must be called after `watchRequestEnds` and before any hook that refuses requests. */
export function countRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const requests = new Counter({
    ...{ name: 'crosshatch_requests_total', help: 'Requests that are over.', registers },
    labelNames: ['method', 'route', 'status'],
  });
  const seconds = new Histogram({
    ...{ name: 'crosshatch_request_seconds', help: 'From request to the end of its answer.' },
    ...{ labelNames: ['route'], buckets: BUCKETS, registers },
  });
  const solves = new Histogram({
    ...{ name: 'crosshatch_solve_seconds', help: 'Work of solves, without queues.' },
    ...{ labelNames: ['method', 'verdict'], buckets: BUCKETS, registers },
  });
  const limited = new Counter({
    ...{ name: 'crosshatch_rate_limited_total', help: 'Requests refused with 429.', registers },
    labelNames: ['by'],
  });
  for (const by of ['key', 'address']) limited.inc({ by }, 0);
  app.addHook('onRequest', (request, reply, done) => {
    whenOver(request, () => {
      const route = request.routeOptions.url ?? 'none';
      const status = request.over.isAnswered ? reply.raw.statusCode : GONE;
      requests.inc({ method: request.method, route, status });
      seconds.observe({ route }, reply.elapsedTime / 1000);
      if (status === 429) limited.inc({ by: request.apiKey ? 'key' : 'address' });
      const { solved, workSeconds } = request;
      if (solved && route.endsWith('/solve')) solves.observe({ ...solved }, workSeconds);
    });
    done();
  });
}

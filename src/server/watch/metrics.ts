// Counts what the server does, for Prometheus. Labels have few values each: routes instead of
// addresses, so that nobody can fill the memory with names.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { noAddress, refuse } from '../http/problems.ts';
import { whenOver } from '../http/request-end.ts';
import { isLoopback } from '../protection/allowed-hosts.ts';
import type { Scheduler } from '../work/scheduler.ts';

export interface MetricsSettings {
  /** Says who may read the metrics. */
  readonly access: 'off' | 'loopback' | 'anyone';
  /** Begins with a slash. */
  readonly path: string;
}

interface Measured {
  readonly scheduler: Scheduler;
  /** How many long tasks run at a time at most. */
  readonly places: number;
}

/** Seconds; a usual answer takes milliseconds, and a long solve a minute. */
const BUCKETS = [0.002, 0.005, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 60, 120];

/** Must be called after `watchRequestEnds` and before any route is declared. */
export function serveMetrics(
  app: FastifyInstance,
  { access, path }: MetricsSettings,
  measured: Measured,
): void {
  if (access === 'off') return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  gaugeWork(registry, measured);
  countRequests(app, registry);
  app.get(path, { schema: { hide: true }, config: { isOpen: true } }, async (request, reply) => {
    if (access === 'loopback' && !isLocal(request)) return refuse(reply, [noAddress(request)], 404);
    return sendMetrics(reply, registry);
  });
}

async function sendMetrics(reply: FastifyReply, registry: Registry): Promise<FastifyReply> {
  const text = await registry.metrics();
  return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
}

/**
 * Whether a program on this machine asks by itself. A proxy on this machine is not meant: most say
 * for whom they ask, and those under a base path are known by that.
 */
function isLocal({ socket, headers, originalUrl, url }: FastifyRequest): boolean {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host'].some(
    (name) => name in headers,
  );
  return isLoopback(socket.remoteAddress ?? '') && !isForwarded && originalUrl === url;
}

function gaugeWork(registry: Registry, { scheduler, places }: Measured): void {
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      ...{ name, help, registers: [registry] },
      collect() {
        this.set(read());
      },
    });
  };
  const { long } = scheduler;
  gauge('crosshatch_tasks_running', 'Tasks that run, short and long.', () => scheduler.running());
  gauge('crosshatch_tasks_waiting', 'Tasks that wait, short and long.', () => scheduler.waiting());
  gauge('crosshatch_workers_busy', 'Long tasks that run.', () => long.running());
  gauge('crosshatch_workers', 'Long tasks that may run at a time.', () => places);
  gauge('crosshatch_queue_length', 'Long tasks that wait.', () => long.waiting());
}

function countRequests(app: FastifyInstance, registry: Registry): void {
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
      const { statusCode } = reply.raw;
      requests.inc({ method: request.method, route, status: statusCode });
      seconds.observe({ route }, reply.elapsedTime / 1000);
      if (statusCode === 429) limited.inc({ by: request.apiKey ? 'key' : 'address' });
      const { solved, workSeconds } = request;
      if (solved && route.endsWith('/solve')) solves.observe({ ...solved }, workSeconds);
    });
    done();
  });
}

// Tells Prometheus what the server does and has done.

import type { FastifyInstance, FastifyReply } from 'fastify';
import { Gauge, Registry } from 'prom-client';
import type { BatchStore } from '../../batches/store/batch-store.ts';
import { noAddress, refuse } from '../http/problems.ts';
import { isLocal } from '../protection/local-request.ts';
import type { Scheduler } from '../work/scheduler.ts';
import { gaugeBatches } from './batch-metrics.ts';
import { processMetrics } from './process-metrics.ts';
import { countRequests } from './request-metrics.ts';

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
  /** Absent if the API has no batches. */
  readonly store?: BatchStore;
}

/**
 * Begins to count; nothing is counted if nobody may read it. Must be called after
 * `watchRequestEnds` and before any hook that refuses requests.
 */
export function collectMetrics(
  app: FastifyInstance,
  { access }: MetricsSettings,
  measured: Measured,
): Registry | undefined {
  if (access === 'off') return undefined;
  const registry = new Registry();
  gaugeWork(registry, measured);
  if (measured.store !== undefined) gaugeBatches(registry, measured.store);
  countRequests(app, registry);
  return Registry.merge([registry, processMetrics()]);
}

export function serveMetrics(
  app: FastifyInstance,
  { access, path }: MetricsSettings,
  registry: Registry,
): void {
  const options = { schema: { hide: true }, config: { isOpen: true } };
  app.get(path, options, async (request, reply) => {
    if (access === 'loopback' && !isLocal(request)) return refuse(reply, [noAddress(request)], 404);
    return sendMetrics(reply, registry);
  });
}

async function sendMetrics(reply: FastifyReply, registry: Registry): Promise<FastifyReply> {
  const text = await registry.metrics();
  return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
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

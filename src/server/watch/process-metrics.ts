// The metrics of Node itself: event loop, memory, collection. The package watches the process until
// it ends, so all apps of a process share one registry.

import { collectDefaultMetrics, Registry } from 'prom-client';

let shared: Registry | undefined;

export function processMetrics(): Registry {
  if (shared !== undefined) return shared;
  shared = new Registry();
  collectDefaultMetrics({ register: shared });
  return shared;
}

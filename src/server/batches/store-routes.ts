// All routes that ask a store of batches, with their own answers for its errors.

import type { FastifyInstance } from 'fastify';
import type { FastifyApp } from '../route-context.ts';
import { batchRoutes } from './batch-routes.ts';
import type { BatchService } from './batch-service.ts';
import { storeErrorHandler } from './store-errors.ts';
import { workRoutes } from './work-routes.ts';

export function storeRoutes(api: FastifyInstance, service: BatchService): void {
  api.register(async (own) => {
    own.setErrorHandler(storeErrorHandler(service.onFault));
    batchRoutes(own as FastifyApp, service);
    workRoutes(own as FastifyApp, service);
  });
}

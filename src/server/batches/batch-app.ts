// A small app with the routes of batches alone, for the process that has a folder of batches open.
// It is bound to a loopback address, and answers only to those who know its secret.

import { timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { type AskerTerms, readTerms } from '../../batches/http/asker-terms.ts';
import type { BatchStore } from '../../batches/store/batch-store.ts';
import { MAX_TEXT } from '../../formats/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { takeJsonOnly } from '../http/json-body.ts';
import { errorHandler, type OnFault, refuse } from '../http/problems.ts';
import { watchRequestEnds } from '../http/request-end.ts';
import { USUAL_TIMES } from '../server-times.ts';
import { storeRoutes } from './store-routes.ts';

interface BatchAppOptions {
  readonly store: BatchStore;
  readonly version: string;
  readonly secret: string;
  readonly onFault: OnFault;
}

/** The secret opens the folder itself as well, so the disk is the only limit. */
const LIMITS = { bytes: 2 ** 40, items: 1e9, seconds: Number.POSITIVE_INFINITY };

export async function buildBatchApp(options: BatchAppOptions): Promise<FastifyInstance> {
  const { store, version, secret, onFault } = options;
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(errorHandler(onFault));
  watchRequestEnds(app);
  takeJsonOnly(app);
  const expected = Buffer.from(`Bearer ${secret}`);
  app.addHook('onRequest', async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    const isKnown = given.length === expected.length && timingSafeEqual(given, expected);
    return isKnown ? undefined : refuse(reply, [NO_SECRET], 401);
  });
  const service = {
    ...{ store, limits: LIMITS, blank: USUAL_TIMES.blank, puzzleBytes: MAX_TEXT, onFault },
    termsOf: ({ headers }: FastifyRequest) => termsOf(readTerms(headers), version),
    // The asker has shown the secret, so it is believed whose batches it means.
    ownerSeen: ({ headers }: FastifyRequest) => readTerms(headers).owner,
    isVisible: () => true,
    mayWork: () => true,
  };
  await app.register(async (api) => storeRoutes(api, service), { prefix: '/api/v1' });
  return app;
}

/** A program that asks for itself bounds nobody, and says no more than its secret. */
function termsOf({ owner, most, version }: AskerTerms, own: string) {
  return {
    version: version ?? own,
    most: most ?? Number.POSITIVE_INFINITY,
    ...defined({ owner: owner ?? undefined }),
  };
}

const NO_SECRET = {
  code: 'key-unknown',
  message: 'this is not the secret of the folder: read it from the file owner.json in there',
};

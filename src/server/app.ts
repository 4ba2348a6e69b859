// The app: requests in, answers out. It listens nowhere by itself, so that tests need no socket.

import { join } from 'node:path';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import manifest from '../../package.json' with { type: 'json' };
import { HELMET } from './headers.ts';
import { checkHosts } from './hosts.ts';
import { takeJsonOnly } from './json-body.ts';
import { readLibrary } from './library.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { answerUnknown } from './not-found.ts';
import { describeApi } from './openapi.ts';
import { packageRoot } from './package-root.ts';
import { servePage } from './page.ts';
import { errorHandler, frameworkErrors, type OnFault, problemError } from './problems.ts';
import { checkRoute } from './routes/check.ts';
import { convertRoute } from './routes/convert.ts';
import { explainRoute } from './routes/explain.ts';
import { healthRoute } from './routes/health.ts';
import { hintRoute } from './routes/hint.ts';
import { methodsRoute } from './routes/methods.ts';
import { mistakesRoute } from './routes/mistakes.ts';
import { puzzlesRoute } from './routes/puzzles.ts';
import { rateRoute } from './routes/rate.ts';
import { solveRoute } from './routes/solve.ts';
import type { App, Route, Site } from './site.ts';
import { makeWorkshop } from './workshop.ts';

export interface AppOptions {
  /** The address that it is to be bound to; other names are refused on a loopback address. */
  readonly host?: string;
  readonly limits?: Partial<Limits>;
  /** The folder of the built page. */
  readonly webRoot?: string;
  /** Hears of what clients are not told. */
  readonly onFault?: OnFault;
}

const ROUTES: readonly Route[] = [
  solveRoute,
  checkRoute,
  mistakesRoute,
  hintRoute,
  explainRoute,
  rateRoute,
  convertRoute,
  puzzlesRoute,
  methodsRoute,
  healthRoute,
];

/** Milliseconds that a client may take to send a request. */
const REQUEST_TIME = 30_000;

/** Close it when it is no longer needed: that ends the work and frees its threads and processes. */
export async function buildApp(options: AppOptions = {}): Promise<FastifyInstance> {
  const { host = '127.0.0.1', webRoot = join(packageRoot(), 'dist', 'web') } = options;
  const site = siteOf(options);
  const app = Fastify({
    bodyLimit: site.limits.bodyBytes,
    requestTimeout: REQUEST_TIME,
    forceCloseConnections: true,
    frameworkErrors,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(errorHandler(site.onFault));
  takeJsonOnly(app);
  answerUnknown(app, webRoot);
  app.addHook('onClose', () => site.workshop.close());
  await app.register(helmet, HELMET);
  app.addHook('onRequest', checkHosts(host));
  await describeApi(app, site.version);
  await app.register((api) => serveApi(api, site), { prefix: '/api/v1' });
  await servePage(app, webRoot);
  return app;
}

function siteOf({ limits, onFault = console.error }: AppOptions): Site {
  const all = { ...DEFAULT_LIMITS, ...limits };
  return {
    limits: all,
    library: readLibrary(join(packageRoot(), 'puzzles')),
    workshop: makeWorkshop(all),
    onFault,
    version: manifest.version,
  };
}

async function serveApi(api: FastifyInstance, site: Site): Promise<void> {
  await api.register(rateLimit, {
    max: site.limits.requestsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { max, after }) =>
      problemError(429, {
        code: 'too-many-requests',
        message: `more than ${max} requests in a minute: try again in ${after}`,
      }),
  });
  for (const route of ROUTES) route(api as App, site);
}

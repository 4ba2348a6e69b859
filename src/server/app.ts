// Builds the app, which takes requests and returns answers. The app does not listen by itself, so
// tests need no socket.

import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import manifest from '../../package.json' with { type: 'json' };
import type { AppOptions } from './app-options.ts';
import { withoutBasePath } from './http/base-path.ts';
import { compressAnswers } from './http/compression.ts';
import { takeJsonOnly } from './http/json-body.ts';
import { answerExpectations, answerMalformed } from './http/malformed.ts';
import { answerUnknown } from './http/not-found.ts';
import { watchAnswers } from './http/open-answers.ts';
import { errorHandler, frameworkErrors } from './http/problems.ts';
import { watchRequestEnds } from './http/request-end.ts';
import { authenticate } from './keys/authentication.ts';
import type { Authentication } from './keys/authentication-settings.ts';
import { readLibrary } from './library.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { describeApi } from './openapi.ts';
import { packageRoot } from './package-root.ts';
import { servePage } from './page.ts';
import { makeAdmission } from './protection/admission.ts';
import { checkHosts } from './protection/allowed-hosts.ts';
import { IDLE_TIME, limitConnections, REQUEST_TIME } from './protection/connections.ts';
import { answerOrigins, originsOf } from './protection/cross-origin.ts';
import { limitRate } from './protection/rate-limit.ts';
import { SECURITY_HEADERS } from './protection/security-headers.ts';
import { trustOf } from './protection/trusted-proxies.ts';
import type { FastifyApp, Route, RouteContext } from './route-context.ts';
import { checkRoute } from './routes/check.ts';
import { convertRoute } from './routes/convert.ts';
import { explainRoute } from './routes/explain.ts';
import { generateRoute } from './routes/generate.ts';
import { healthRoute } from './routes/health.ts';
import { hintRoute } from './routes/hint.ts';
import { methodsRoute } from './routes/methods.ts';
import { mistakesRoute } from './routes/mistakes.ts';
import { puzzlesRoute } from './routes/puzzles.ts';
import { rateRoute } from './routes/rate.ts';
import { readRoute } from './routes/read.ts';
import { readyRoute } from './routes/ready.ts';
import { solveRoute } from './routes/solve.ts';
import { verifyRoute } from './routes/verify.ts';
import { drainOnClose } from './shutdown.ts';
import { type MetricsSettings, serveMetrics } from './watch/metrics.ts';
import { type LogSettings, loggerOptions, logRequests, requestIds } from './watch/request-log.ts';
import { watchWorkOf } from './watch/request-work.ts';
import { makeScheduler } from './work/scheduler.ts';

const NO_KEYS: Authentication = { mode: 'off', keysFile: '' };

const NO_LOG: LogSettings = { level: 'off', format: 'json' };
const NO_METRICS: MetricsSettings = { access: 'off', path: '/metrics' };

const ROUTES: readonly Route[] = [
  solveRoute,
  checkRoute,
  mistakesRoute,
  hintRoute,
  explainRoute,
  rateRoute,
  convertRoute,
  generateRoute,
  readRoute,
  verifyRoute,
  puzzlesRoute,
  methodsRoute,
  healthRoute,
  readyRoute,
];

/**
 * The most bytes that the bodies of all open requests have together. A parsed body takes about
 * twenty times its length.
 */
const BYTES_IN_HAND = 16 * 1024 * 1024;

/**
 * The app must be closed when it is no longer needed: that ends the work and frees its threads and
 * processes.
 */
export async function buildFastifyApp(options: AppOptions = {}): Promise<FastifyInstance> {
  const { host = '127.0.0.1', grace = 0, publicNames = [], basePath = '' } = options;
  const { webRoot = join(packageRoot(), 'dist', 'web'), allowedOrigins = [] } = options;
  const { auth = NO_KEYS, log = NO_LOG, metrics = NO_METRICS } = options;
  const context = contextOf(options, (error, id) => app.log.error({ err: error, reqId: id }));
  const isTrusted = trustOf(options.trustProxy ?? 'off');
  const app = Fastify({
    ...socketOptions(options),
    ...(await loggerOptions(log)),
    genReqId: requestIds(isTrusted),
    bodyLimit: context.limits.bodyBytes,
    trustProxy: isTrusted,
    rewriteUrl: ({ url = '/' }) => withoutBasePath(url, basePath),
    frameworkErrors,
    clientErrorHandler: (error, socket) => answerMalformed(openRequests)(error, socket),
  });
  app.setValidatorCompiler(validatorCompiler);
  // Answers are not checked by their schemas, because that would take longer than the work for most
  // requests. The tests check the answers.
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(errorHandler(context.onFault));
  const openRequests = watchRequestEnds(app);
  watchWorkOf(app);
  logRequests(app);
  const page = { webRoot, basePath };
  takeJsonOnly(app);
  answerUnknown(app, page);
  limitConnections(app, context.limits.connections, isTrusted);
  answerExpectations(app);
  const answers = watchAnswers(app);
  app.addHook('onListen', () => context.scheduler.warm());
  drainOnClose(app, { scheduler: context.scheduler, answers }, grace);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(SECURITY_HEADERS));
  const isAllowedOrigin = originsOf(allowedOrigins);
  app.addHook('onRequest', checkHosts({ host, publicNames, isAllowedOrigin }));
  await compressAnswers(app);
  serveMetrics(app, metrics, { scheduler: context.scheduler, places: context.limits.running });
  await describeApi(app, { version: context.version, basePath, auth: auth.mode });
  const access = { allowedOrigins, auth };
  await app.register((api) => serveApi(api, context, access), { prefix: '/api/v1' });
  await servePage(app, page);
  return app;
}

/** Returns what concerns connections. */
function socketOptions({ tls }: AppOptions) {
  // A request without a Host header gets an error in the shape of all other errors, instead of
  // Node's own.
  const node = { requireHostHeader: false };
  const times = { requestTimeout: REQUEST_TIME, keepAliveTimeout: IDLE_TIME };
  const ends = { forceCloseConnections: true, return503OnClosing: false } as const;
  if (tls === undefined) return { ...times, ...ends, http: node };
  return { ...times, ...ends, https: { ...node, cert: tls.certificate, key: tls.key } as object };
}

function contextOf(
  { limits, onFault = console.error }: AppOptions,
  logFault: (error: unknown, id: string | undefined) => void,
): RouteContext {
  const all = { ...DEFAULT_LIMITS, ...limits };
  return {
    limits: all,
    library: readLibrary(join(packageRoot(), 'puzzles')),
    scheduler: makeScheduler(all),
    onFault: (error, request) => {
      logFault(error, request?.id);
      onFault(error, request);
    },
    version: manifest.version,
  };
}

async function serveApi(
  api: FastifyInstance,
  context: RouteContext,
  { allowedOrigins, auth }: Required<Pick<AppOptions, 'allowedOrigins' | 'auth'>>,
): Promise<void> {
  const { limits } = context;
  await answerOrigins(api, allowedOrigins);
  const tell = (error: unknown): void => context.onFault(error);
  authenticate(api, auth, { seconds: limits.seconds, tell });
  await limitRate(api, limits.requestsPerMinute);
  const enter = makeAdmission({ ...limits, bytesInHand: BYTES_IN_HAND });
  // The rate limit comes before this hook, so the rate limit also counts the requests that this
  // hook refuses.
  api.addHook('preParsing', async (request, reply) =>
    request.method === 'POST' ? enter(request, reply) : undefined,
  );
  for (const route of ROUTES) route(api as FastifyApp, context);
}

// Builds the app, which takes requests and returns answers. The app does not listen by itself, so
// tests need no socket.

import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import manifest from '../../package.json' with { type: 'json' };
import { withoutBasePath } from './http/base-path.ts';
import { compressAnswers } from './http/compression.ts';
import { takeJsonOnly } from './http/json-body.ts';
import { answerExpectations, answerMalformed } from './http/malformed.ts';
import { answerUnknown } from './http/not-found.ts';
import { watchAnswers } from './http/open-answers.ts';
import { errorHandler, frameworkErrors, type OnFault } from './http/problems.ts';
import { watchRequestEnds } from './http/request-end.ts';
import { type Authentication, authenticate } from './keys/authentication.ts';
import { readLibrary } from './library.ts';
import { DEFAULT_LIMITS, type ServerLimits } from './limits.ts';
import { describeApi } from './openapi.ts';
import { packageRoot } from './package-root.ts';
import { servePage } from './page.ts';
import { makeAdmission } from './protection/admission.ts';
import { checkHosts } from './protection/allowed-hosts.ts';
import { IDLE_TIME, limitConnections, REQUEST_TIME } from './protection/connections.ts';
import { answerOrigins, originsOf } from './protection/cross-origin.ts';
import { limitRate } from './protection/rate-limit.ts';
import { SECURITY_HEADERS } from './protection/security-headers.ts';
import type { TlsFiles } from './protection/tls.ts';
import { type TrustProxy, trustOf } from './protection/trusted-proxies.ts';
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
import { makeScheduler } from './work/scheduler.ts';

export interface AppOptions {
  /**
   * The address to which the app is bound; 127.0.0.1 by default. If it is a loopback address, only
   * requests to that host, localhost, 127.0.0.1, [::1] or a public name are answered.
   */
  readonly host?: string;
  /**
   * The host names to which the app answers wherever it is bound, in lower case and without ports.
   * Without any, an app that is not bound to a loopback address answers to every name.
   */
  readonly publicNames?: readonly string[];
  /** The origins whose pages may use the API, or `*` alone; none by default. */
  readonly allowedOrigins?: readonly string[];
  /** The path that everything is under, without a slash at its end; empty by default. */
  readonly basePath?: string;
  /** The proxies that are believed where a request comes from; `off` by default. */
  readonly trustProxy?: TrustProxy;
  /** Whether the API asks for keys; it does not by default. */
  readonly auth?: Authentication;
  /** Makes the app speak https. */
  readonly tls?: TlsFiles;
  readonly limits?: Partial<ServerLimits>;
  /** The folder of the built page. */
  readonly webRoot?: string;
  /** Seconds that running work may go on after the app is asked to close; 0 by default. */
  readonly grace?: number;
  /** Receives the faults of the program in full. Clients learn only that there was a fault. */
  readonly onFault?: OnFault;
}

const NO_KEYS: Authentication = { mode: 'off', keysFile: '' };

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
  const { auth = NO_KEYS } = options;
  const context = contextOf(options);
  const isTrusted = trustOf(options.trustProxy ?? 'off');
  const app = Fastify({
    ...socketOptions(options),
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

function contextOf({ limits, onFault = console.error }: AppOptions): RouteContext {
  const all = { ...DEFAULT_LIMITS, ...limits };
  return {
    limits: all,
    library: readLibrary(join(packageRoot(), 'puzzles')),
    scheduler: makeScheduler(all),
    onFault,
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
  authenticate(api, auth, (error) => context.onFault(error));
  await limitRate(api, limits.requestsPerMinute);
  const enter = makeAdmission({ ...limits, bytesInHand: BYTES_IN_HAND });
  // The rate limit comes before this hook, so the rate limit also counts the requests that this
  // hook refuses.
  api.addHook('preParsing', async (request, reply) =>
    request.method === 'POST' ? enter(request, reply) : undefined,
  );
  for (const route of ROUTES) route(api as FastifyApp, context);
}

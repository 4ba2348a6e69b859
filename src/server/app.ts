// Builds the app, which takes requests and returns answers. The app does not listen by itself, so
// tests need no socket.

import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import manifest from '../../package.json' with { type: 'json' };
import { defined } from '../puzzle/defined.ts';
import type { AppOptions } from './app-options.ts';
import { isLook } from './batches/batch-routes.ts';
import { isOfWorker, type WorkTerms } from './batches/may-work.ts';
import { serveBatches } from './batches/serve-batches.ts';
import { makeSubmissionAdmission } from './batches/submission-admission.ts';
import { isSubmission } from './batches/submit-route.ts';
import { textReader } from './batches/text-reader.ts';
import { makeWorkAdmission } from './batches/work-admission.ts';
import { isDelivery } from './batches/work-routes.ts';
import { withoutBasePath } from './http/base-path.ts';
import { compressAnswers } from './http/compression.ts';
import { takeJsonOnly } from './http/json-body.ts';
import { answerExpectations, answerMalformed } from './http/malformed.ts';
import { answerUnknown } from './http/not-found.ts';
import { watchAnswers } from './http/open-answers.ts';
import { errorHandler, frameworkErrors, type OnFault } from './http/problems.ts';
import { watchRequestEnds } from './http/request-end.ts';
import { authenticate } from './keys/authentication.ts';
import type { Authentication } from './keys/authentication-settings.ts';
import { readLibrary } from './library.ts';
import { DEFAULT_LIMITS, type ServerLimits } from './limits.ts';
import { describeApi } from './openapi.ts';
import { packageRoot } from './package-root.ts';
import { type ServedPage, servePage } from './page.ts';
import { bodySize, makeAdmission } from './protection/admission.ts';
import { checkHosts } from './protection/allowed-hosts.ts';
import {
  IDLE_TIME,
  limitArrival,
  limitConnections,
  SUBMISSION_TIME,
} from './protection/connections.ts';
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
import { USUAL_TIMES } from './server-times.ts';
import { drainOnClose } from './shutdown.ts';
import { faultText } from './watch/fault-text.ts';
import { collectMetrics, type MetricsSettings, serveMetrics } from './watch/metrics.ts';
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
  const settings = settingsOf(options);
  const isTrusted = trustOf(settings.trustProxy);
  const context = contextOf(options, (error, id) => app.log.error({ err: error, reqId: id }));
  const app = Fastify({
    ...socketOptions(options),
    ...(await loggerOptions(settings.log)),
    genReqId: requestIds(isTrusted),
    bodyLimit: context.limits.bodyBytes,
    trustProxy: isTrusted,
    rewriteUrl: ({ url = '/' }) => withoutBasePath(url, settings.basePath),
    frameworkErrors,
    clientErrorHandler: (error, socket) => answerMalformed(openRequests)(error, socket),
  });
  const openRequests = watchRequestEnds(app);
  const registry = watchRequests(app, settings, context);
  shapeAnswers(app, settings, context);
  limitConnections(app, context.limits.connections, isTrusted);
  if (options.batches !== undefined)
    limitArrival(app, longRequests(workTermsOf(context)), settings.times.arrival);
  const answers = watchAnswers(app, settings.times);
  app.addHook('onListen', () => context.scheduler.warm());
  drainOnClose(app, { scheduler: context.scheduler, answers }, settings.grace);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(SECURITY_HEADERS));
  const isAllowedOrigin = originsOf(settings.allowedOrigins);
  app.addHook('onRequest', checkHosts({ ...settings, isAllowedOrigin }));
  await compressAnswers(app);
  if (registry !== undefined) serveMetrics(app, settings.metrics, registry);
  const { auth } = settings;
  await describeApi(app, { ...settings, version: context.version, auth: auth.mode });
  await app.register((api) => serveApi(api, context, settings), { prefix: '/api/v1' });
  await servePage(app, settings);
  return app;
}

type Settings = ReturnType<typeof settingsOf>;

function settingsOf(options: AppOptions) {
  return {
    host: options.host ?? '127.0.0.1',
    grace: options.grace ?? 0,
    times: { ...USUAL_TIMES, ...options.times },
    publicNames: options.publicNames ?? [],
    allowedOrigins: options.allowedOrigins ?? [],
    basePath: options.basePath ?? '',
    trustProxy: options.trustProxy ?? 'off',
    webRoot: options.webRoot ?? join(packageRoot(), 'dist', 'web'),
    auth: options.auth ?? NO_KEYS,
    log: options.log ?? NO_LOG,
    metrics: options.metrics ?? NO_METRICS,
  };
}

/** Logs and counts come before everything else, so that they have the requests that are refused. */
function watchRequests(
  app: FastifyInstance,
  { metrics }: Settings,
  { scheduler, limits, batches }: RouteContext,
) {
  watchWorkOf(app);
  logRequests(app);
  const measured = { scheduler, places: limits.running, ...defined({ store: batches?.store }) };
  return collectMetrics(app, metrics, measured);
}

/** Lets everything come and go in JSON, whatever is wrong with it, but for the page. */
function shapeAnswers(app: FastifyInstance, page: ServedPage, { onFault }: RouteContext): void {
  app.setValidatorCompiler(validatorCompiler);
  // Answers are not checked by their schemas, because that would take longer than the work for most
  // requests. The tests check the answers.
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(errorHandler(onFault));
  takeJsonOnly(app);
  answerUnknown(app, page);
  answerExpectations(app);
}

/** Returns what concerns connections. */
function socketOptions({ tls, batches, times }: AppOptions) {
  // A request without a Host header gets an error in the shape of all other errors, instead of
  // Node's own.
  const node = { requireHostHeader: false };
  const { arrival } = { ...USUAL_TIMES, ...times };
  const requestTimeout = batches === undefined ? arrival : SUBMISSION_TIME;
  const limits = { requestTimeout, keepAliveTimeout: IDLE_TIME };
  const ends = { forceCloseConnections: true, return503OnClosing: false } as const;
  if (tls === undefined) return { ...limits, ...ends, http: node };
  return { ...limits, ...ends, https: { ...node, cert: tls.certificate, key: tls.key } as object };
}

function contextOf(
  { limits, batches, auth = NO_KEYS, onFault = printFault }: AppOptions,
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
    keys: auth.mode,
    ...defined({ batches }),
  };
}

const printFault: OnFault = (error, request) => console.error(faultText(error, request));

async function serveApi(
  api: FastifyInstance,
  context: RouteContext,
  { allowedOrigins, auth, times }: Settings,
): Promise<void> {
  const { limits } = context;
  await answerOrigins(api, allowedOrigins);
  const tell = (error: unknown): void => context.onFault(error);
  const { batches, version } = context;
  const terms = workTermsOf(context);
  const isFree = (request: FastifyRequest): boolean => isOfWorker(request, terms);
  const isWithoutQuota = (request: FastifyRequest): boolean => isLook(request) || isFree(request);
  authenticate(api, auth, { seconds: limits.seconds, tell, isFree: isWithoutQuota });
  await limitRate(api, limits.requestsPerMinute, isFree);
  const { inHand, bodyBytes } = limits;
  const sizeOf = bodySize(bodyBytes);
  const enter = makeAdmission({ inHand, sizeOf, bytesInHand: bytesInHand(limits) });
  const enterSubmission = makeSubmissionAdmission(bodyBytes);
  const enterWork = makeWorkAdmission(limits);
  // The rate limit comes before this hook, so the rate limit also counts the requests that this
  // hook refuses.
  api.addHook('preParsing', async (request, reply) => {
    if (isFree(request)) return enterWork(request, reply);
    if (isSubmission(request)) return enterSubmission(request, reply);
    return request.method === 'POST' ? enter(request, reply) : undefined;
  });
  for (const route of ROUTES) route(api as FastifyApp, context);
  const { isKeyless } = terms;
  const { blank } = times;
  const { onFault } = context;
  const readText = textReader(context.scheduler);
  const batchTerms = { version, blank, isKeyless, onFault, readText, puzzleBytes: bodyBytes };
  if (batches !== undefined) serveBatches(api, batches, batchTerms);
}

function workTermsOf({ batches, keys }: RouteContext): WorkTerms {
  return { workers: batches?.workers ?? [], isKeyless: keys === 'off' };
}

/** Only workers deliver, and anybody could send what looks like a delivery. */
function longRequests(terms: WorkTerms) {
  const mayGoOn = (request: FastifyRequest): boolean =>
    isDelivery(request) && isOfWorker(request, terms);
  return { isSubmission, mayGoOn };
}

/** Even a server that may hold few bytes at a time must be able to take one body. */
function bytesInHand({ bodyBytes, photoBytes, certificateBytes }: ServerLimits): number {
  return Math.max(BYTES_IN_HAND, bodyBytes, photoBytes, certificateBytes);
}

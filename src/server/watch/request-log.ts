// The log: a line for each request when it is over, and one for each fault, both with the id of the
// request. Lines hold no part of a puzzle and no query, because nobody agreed to have those kept.

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { pathOf } from '../http/problems.ts';
import { whenOver } from '../http/request-end.ts';
import { addressOfRequest } from '../protection/client-address.ts';
import type { IsTrusted } from '../protection/trusted-proxies.ts';
import { faultJson } from './fault-text.ts';

export const LOG_LEVELS = ['off', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export interface LogSettings {
  readonly level: (typeof LOG_LEVELS)[number];
  /** JSON lines for programs, or lines for people. */
  readonly format: 'json' | 'pretty';
  /** Takes the lines; standard output by default. */
  readonly write?: (line: string) => void;
}

/** Returns what Fastify wants to know to log. */
export async function loggerOptions({
  level,
  format,
  write,
}: LogSettings): Promise<Pick<FastifyServerOptions, 'logger' | 'logController'>> {
  if (level === 'off') return { logger: false };
  const logController = new LogController({ disableRequestLogging: true });
  const serializers = { err: (error: unknown) => ({ ...faultJson(error) }) };
  const destination = write === undefined ? process.stdout : { write };
  if (format === 'json')
    return { logController, logger: { level, serializers, stream: destination } };
  // The package is loaded only here, because few want its lines.
  const { prettyFactory } = await import('pino-pretty');
  const pretty = prettyFactory({ colorize: false, ignore: 'pid,hostname' });
  const stream = { write: (line: string) => void destination.write(pretty(JSON.parse(line))) };
  return { logController, logger: { level, serializers, stream } };
}

/** Must be called after `watchRequestEnds`. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    whenOver(request, () => {
      const { method, apiKey } = request;
      const address = addressOfRequest(request);
      request.log.info(
        {
          ...{ method, path: pathOf(request), address, key: apiKey?.name },
          ...{ status: reply.raw.statusCode, gone: request.over.isAnswered ? undefined : true },
          milliseconds: Math.round(reply.elapsedTime),
        },
        'request',
      );
    });
    done();
  });
}

/**
 * Makes the ids of requests. The id that a request brings is taken only from a trusted proxy, and
 * only if it is short and plain: others could forge lines of the log with it.
 */
export function requestIds(isTrusted: IsTrusted) {
  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    const isFit = typeof given === 'string' && /^[\w.:/+=-]{1,128}$/.test(given);
    return isFit && isTrusted(socket.remoteAddress, 0) ? given : randomUUID();
  };
}

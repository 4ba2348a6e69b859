// The context that all routes share, and the types of the app and of a route.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ServedBatches } from './batches/served-batches.ts';
import type { OnFault } from './http/problems.ts';
import type { Authentication } from './keys/authentication-settings.ts';
import type { Library } from './library.ts';
import type { ServerLimits } from './limits.ts';
import type { Answering } from './work/answer.ts';
import type { Scheduler } from './work/scheduler.ts';

export interface RouteContext {
  readonly limits: ServerLimits;
  readonly library: Library;
  readonly scheduler: Scheduler;
  readonly onFault: OnFault;
  readonly version: string;
  /** Whether the API asks for keys. */
  readonly keys: Authentication['mode'];
  /** Absent if the API has no batches. */
  readonly batches?: ServedBatches;
}

export type FastifyApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export type Route = (app: FastifyApp, context: RouteContext) => void;

export function answering(context: RouteContext, request: unknown, reply: unknown): Answering {
  const { scheduler, onFault } = context;
  return { request: request as FastifyRequest, reply: reply as FastifyReply, scheduler, onFault };
}

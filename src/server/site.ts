// What all routes share.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Answering } from './answer.ts';
import type { Library } from './library.ts';
import type { ServerLimits } from './limits.ts';
import type { OnFault } from './problems.ts';
import type { Scheduler } from './scheduler.ts';

export interface Site {
  readonly limits: ServerLimits;
  readonly library: Library;
  readonly scheduler: Scheduler;
  readonly onFault: OnFault;
  readonly version: string;
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export type Route = (app: App, site: Site) => void;

export function answering(site: Site, request: unknown, reply: unknown): Answering {
  const { scheduler, onFault } = site;
  return { request: request as FastifyRequest, reply: reply as FastifyReply, scheduler, onFault };
}

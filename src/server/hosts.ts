// Whom the server answers. Bound to a loopback address it is for this machine alone: a page of the web that made its own
// name point here (DNS rebinding) is refused by the name that the browser sends along. There is no CORS, and what other
// origins send blindly (forms, `no-cors`) is refused by its origin before any work begins.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './problems.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}

/** A hook for every request; `host` is the address that the server is bound to. */
export function checkHosts(host: string) {
  const names = new Set([...LOOPBACK, host.includes(':') ? `[${host}]` : host]);
  const isOpen = !isLoopback(host);
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const name = request.hostname.toLowerCase();
    if (!isOpen && !names.has(name)) {
      const message = `this server answers as ${[...names].join(', ')}, not as ${JSON.stringify(name)}`;
      refuse(reply, [{ code: 'bad-host', message }], 403);
    } else if (isForeign(request)) {
      const message = 'other origins cannot send requests to this server: there is no CORS';
      refuse(reply, [{ code: 'foreign-origin', message }], 403);
    } else done();
  };
}

/** Reading is safe, because browsers keep answers from other origins. Programs send no origin. */
function isForeign({ method, headers, host }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  if (headers.origin === undefined) return false;
  return URL.canParse(headers.origin) ? new URL(headers.origin).host !== host.toLowerCase() : true;
}

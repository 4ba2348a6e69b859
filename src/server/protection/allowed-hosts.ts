// Decides which requests the server answers. Bound to a loopback address it serves only this
// machine: a page of the web whose name was made to point here (DNS rebinding) is refused by the
// name that the browser sends along. There is no CORS, and what other origins can send without it
// (forms, `no-cors`) is refused by its origin before any work begins.

import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../http/problems.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Whether an address is a loopback address, in any of the ways to write it: `0:0:0:0:0:0:0:1` is
 * `::1`, and `::ffff:127.0.0.1` is `127.0.0.1`.
 */
export function isLoopback(host: string): boolean {
  if (isIPv4(host)) return loopback.check(host, 'ipv4');
  if (isIPv6(host)) return loopback.check(host, 'ipv6');
  return /^localhost\.?$/i.test(host);
}

/**
 * Makes a hook for every request; `host` is the address or name that the server is to be bound to.
 */
export function checkHosts(host: string) {
  const own = host.toLowerCase();
  const names = new Set([...LOOPBACK, own.includes(':') ? `[${own}]` : own]);
  const isLocal = isLoopback(host);
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const name = request.hostname.toLowerCase();
    if ((isLocal || isBoundToLoopback(request)) && !names.has(name)) {
      const message = `this server answers to ${[...names].join(', ')}, not to ${JSON.stringify(name)}`;
      refuse(reply, [{ code: 'bad-host', message }], 403);
    } else if (isForeign(request)) {
      const message = 'other origins cannot send requests to this server: there is no CORS';
      refuse(reply, [{ code: 'foreign-origin', message }], 403);
    } else done();
  };
}

/**
 * Whether the server can be reached from this machine alone. The bound address tells, because other
 * names may lead there too: `127.1`, or names in the machine's hosts file.
 */
function isBoundToLoopback({ server }: FastifyRequest): boolean {
  const bound = server.server.address();
  return typeof bound === 'object' && bound !== null && isLoopback(bound.address);
}

/**
 * Whether another origin sends a request that changes something. Reading is safe, because browsers
 * keep answers from other origins. Programs send no origin.
 */
function isForeign({ method, headers, host }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  // No browser sends an empty origin.
  if (!headers.origin) return false;
  return URL.canParse(headers.origin) ? new URL(headers.origin).host !== host.toLowerCase() : true;
}

// Decides which requests the server answers. A server that is bound to a loopback address answers
// only to its own names and to its public ones; a server that has public names does so wherever it
// is bound. A web page whose host name was made to point here (DNS rebinding) is thus refused,
// because the browser sends that name. Such a page can claim another name in X-Forwarded-Host, but
// not in Host, so both must be known. Requests for work that other origins can send without CORS
// (forms, `no-cors`) are refused because of their origin, before the work begins, unless that
// origin is allowed.

import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../http/problems.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Whether a host is `localhost` or a loopback address, also in other notations of IPv6:
 * `0:0:0:0:0:0:0:1` is `::1`, and `::ffff:127.0.0.1` is `127.0.0.1`.
 */
export function isLoopback(host: string): boolean {
  if (isIPv4(host)) return loopback.check(host, 'ipv4');
  if (isIPv6(host)) return loopback.check(host, 'ipv6');
  return /^localhost\.?$/i.test(host);
}

interface AllowedHosts {
  /** The address or name to which the server is bound. */
  readonly host: string;
  /** The names are without ports. */
  readonly publicNames: readonly string[];
  readonly isAllowedOrigin: (origin: string) => boolean;
}

/** Makes a hook for every request. */
export function checkHosts({ host, publicNames, isAllowedOrigin }: AllowedHosts) {
  const names = new Set([...LOOPBACK, ...[host, ...publicNames].map(inUrl)]);
  const isNamed = isLoopback(host) || publicNames.length > 0;
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const wrong = isNamed || isBoundToLoopback(request) ? wrongName(request, names) : undefined;
    if (wrong !== undefined) {
      const message = `this server answers to ${[...names].join(', ')}, not to ${JSON.stringify(wrong)}`;
      refuse(reply, [{ code: 'bad-host', message }], 403);
    } else if (isForeign(request) && !isAllowedOrigin(request.headers.origin ?? '')) {
      const message = 'this server takes no requests of this origin';
      refuse(reply, [{ code: 'foreign-origin', message }], 403);
    } else done();
  };
}

/** Returns the name as it stands in URLs: `[::1]` for `0:0:0:0:0:0:0:1`. */
function inUrl(name: string): string {
  return nameOf(isIPv6(name) ? `[${name}]` : name);
}

/** Returns the name in a header `Host`, without its port. */
function nameOf(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host.toLowerCase();
}

/**
 * Returns the first name of the request to which the server does not answer. Programs that ask
 * whether the server is well often ask by address, or by no name at all. Open routes let them,
 * because a page whose name was made to point here has a name.
 */
function wrongName(request: FastifyRequest, names: ReadonlySet<string>): string | undefined {
  const { raw, host, routeOptions } = request;
  const isAnswered = (name: string): boolean =>
    names.has(name) || (routeOptions.config?.isOpen === true && isAddressOrNothing(name));
  return [raw.headers.host ?? '', host].map(nameOf).find((name) => !isAnswered(name));
}

function isAddressOrNothing(name: string): boolean {
  return name === '' || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

/**
 * Whether the server listens on a loopback address, so that only this machine can reach it. The
 * check uses the address, because other names may lead there too: `127.1`, or names in the
 * machine's hosts file.
 */
function isBoundToLoopback({ server }: FastifyRequest): boolean {
  const bound = server.server.address();
  return typeof bound === 'object' && bound !== null && isLoopback(bound.address);
}

/**
 * Whether another origin sends a request other than GET, HEAD or OPTIONS. Those three are safe,
 * because browsers do not show the answers to pages of other origins. Programs that are not
 * browsers usually send no origin.
 */
function isForeign({ method, headers, host }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  // No browser sends an empty origin.
  if (!headers.origin) return false;
  return URL.canParse(headers.origin) ? new URL(headers.origin).host !== host.toLowerCase() : true;
}

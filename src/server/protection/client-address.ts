// Tells clients apart by the address that a request comes from. In IPv6, a household or a host
// usually has all addresses that begin with the same 64 bits. Such addresses count as one client.

import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { forwardedAddress } from './forwarded-address.ts';

/** Returns who sends a request: the holder of a key, or who is at the address. */
export function clientOfRequest(request: FastifyRequest): string {
  const { apiKey } = request;
  return apiKey === undefined ? clientOf(addressOfRequest(request)) : `key ${apiKey.name}`;
}

/**
 * Returns the address that a request comes from. Where a trusted proxy tells something else than an
 * address, it is that of the proxy: whoever sends garbage must not become a new client with it.
 */
export function addressOfRequest({ ip, ips = [ip] }: FastifyRequest): string | undefined {
  return ips
    .map((text = '') => forwardedAddress(text))
    .findLast((address) => address !== undefined);
}

/** Returns the client at an address. The address is missing if the connection has just ended. */
export function clientOf(address = ''): string {
  const ip = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
  return isIPv6(ip) ? groupsOf(ip).slice(0, 4).join(':') : ip;
}

/** Returns all eight groups of the address, each without leading zeros. */
function groupsOf(ip: string): string[] {
  const [head = [], tail] = ip
    .toLowerCase()
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  if (tail === undefined) return head.map(plain);
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map(plain);
}

function plain(group: string): string {
  return group.replace(/^0+(?=.)/, '');
}

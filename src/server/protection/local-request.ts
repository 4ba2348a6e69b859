// Tells the requests of programs on this machine.

import type { FastifyRequest } from 'fastify';
import { isLoopback } from './allowed-hosts.ts';

/**
 * Whether a program on this machine asks by itself. A proxy on this machine is not meant: most say
 * for whom they ask, and those under a base path are known by that.
 */
export function isLocal({ socket, headers, originalUrl, url }: FastifyRequest): boolean {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host'].some(
    (name) => name in headers,
  );
  return isLoopback(socket.remoteAddress ?? '') && !isForwarded && originalUrl === url;
}

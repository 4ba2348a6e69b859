// Decides whose word is taken on where a request comes from. A proxy tells the address of its
// client in the header X-Forwarded-For, but anybody can send such a header.

import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { forwardedAddress } from './forwarded-address.ts';

/**
 * `off`, how many proxies stand in front of the server, or their addresses and networks. With a
 * number, whoever connects is taken for a proxy, so nobody else may be able to reach the server.
 */
export type TrustProxy = 'off' | number | readonly string[];

const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

export const NAMED_NETWORKS = Object.keys(NETWORKS);

/**
 * Whether the address is that of a trusted proxy. `hop` is 0 for who is connected to the server, 1
 * for who is connected to that proxy, and so on.
 */
export type IsTrusted = (address: string | undefined, hop: number) => boolean;

/** Fastify itself trusts no proxy that is given by number, so it gets this function instead. */
export function trustOf(trust: TrustProxy): IsTrusted {
  if (trust === 'off') return () => false;
  if (typeof trust === 'number') return (_, hop) => hop < trust;
  const trusted = new BlockList();
  for (const network of trust.flatMap((name) => NETWORKS[name] ?? [name])) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    trusted.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (text = '') => {
    const address = forwardedAddress(text) ?? '';
    if (isIPv4(address)) return trusted.check(address, 'ipv4');
    return isIPv6(address) && trusted.check(address, 'ipv6');
  };
}

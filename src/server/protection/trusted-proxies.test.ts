import { afterEach, describe, expect, it } from 'vitest';
import { API, type TestApp, testApp } from '../../../test/server.ts';
import { type TrustProxy, trustOf } from './trusted-proxies.ts';

const apps: TestApp[] = [];
afterEach(async () => {
  for (const { app } of apps.splice(0)) await app.close();
});

describe('trust', () => {
  it.each([
    ['off', '127.0.0.1', 0, false],
    [1, '192.0.2.1', 0, true],
    [1, '192.0.2.1', 1, false],
    [['loopback'], '127.0.0.9', 3, true],
    [['loopback'], '::ffff:127.0.0.1', 0, true],
    [['loopback'], '10.0.0.1', 0, false],
    [['uniquelocal'], '10.0.0.1', 0, true],
    [['uniquelocal'], 'fd00::7', 0, true],
    [['192.0.2.0/24', '2001:db8::1'], '192.0.2.200', 0, true],
    [['192.0.2.0/24', '2001:db8::1'], '192.0.3.1', 0, false],
    [['192.0.2.0/24', '2001:db8::1'], '2001:db8::1', 0, true],
    [['192.0.2.0/24'], undefined, 0, false],
    [['192.0.2.0/24'], 'unknown', 0, false],
    [['192.0.2.0/24'], '192.0.2.1:567', 1, true],
    [['2001:db8::1'], '[2001:db8::1]:567', 1, true],
  ] as const)('%o of %s at hop %i is %s', (trust, address, hop, isTrusted) => {
    expect(trustOf(trust)(address, hop)).toBe(isTrusted);
  });

  /** Returns how many of three requests are answered if each client may send two. */
  async function answered(trustProxy: TrustProxy, forwarded: readonly string[]): Promise<number> {
    const server = await testApp({ trustProxy, limits: { requestsPerMinute: 2 } });
    apps.push(server);
    const statuses: number[] = [];
    for (const address of forwarded) {
      const headers = { 'x-forwarded-for': address };
      statuses.push((await server.get(`${API}/methods`, headers)).status);
    }
    return statuses.filter((status) => status === 200).length;
  }

  it('tells the clients of a proxy apart, and nobody who only says so', async () => {
    const different = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
    expect(await answered(['loopback'], different)).toBe(3);
    expect(await answered(1, different)).toBe(3);
    expect(await answered('off', different)).toBe(2);
    expect(await answered(['10.0.0.0/8'], different)).toBe(2);
  });

  it('takes the address that the proxy added, not those that the client made up', async () => {
    const forged = ['1.1.1.1, 192.0.2.1', '2.2.2.2, 192.0.2.1', '3.3.3.3, 192.0.2.1'];
    expect(await answered(1, forged)).toBe(2);
    expect(await answered(['loopback'], forged)).toBe(2);
  });

  it('takes networks of 64 bits in IPv6 for one client', async () => {
    expect(await answered(1, ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:9::3'])).toBe(2);
  });

  it('takes a client for one whatever its port, and a client with garbage for its proxy', async () => {
    const ports = ['192.0.2.1:1', '192.0.2.1:2', '192.0.2.1'];
    expect(await answered(1, ports)).toBe(2);
    expect(await answered(1, ['[2001:db8::1]:1', '[2001:db8::1]:2', '2001:db8::1'])).toBe(2);
    expect(await answered(1, ['unknown', '_hidden', 'x'.repeat(1000)])).toBe(2);
    expect(await answered(['loopback'], ['a', 'b, c', ','])).toBe(2);
  });

  it('finds the client behind a proxy that is named with its port', async () => {
    const clients = ['1', '2', '3'].map((last) => `192.0.2.${last}:9, 10.0.0.1:${last}`);
    expect(await answered(['loopback', '10.0.0.0/8'], clients)).toBe(3);
  });
});

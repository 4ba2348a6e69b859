import { afterEach, describe, expect, it } from 'vitest';
import { API, type TestApp, testApp, UNIQUE } from '../../../test/server.ts';

let server: TestApp;
afterEach(() => server.app.close());

describe('public names', () => {
  it('are answered beside those of this machine, and no others', async () => {
    server = await testApp({ host: '0.0.0.0', publicNames: ['box.example'] });
    const status = async (host: string) => (await server.get(`${API}/health`, { host })).status;
    expect(await status('box.example')).toBe(200);
    expect(await status('BOX.example:8080')).toBe(200);
    expect(await status('localhost:4400')).toBe(200);
    expect(await status('evil.example')).toBe(403);
  });

  it('are taken from a proxy that is trusted', async () => {
    server = await testApp({ publicNames: ['box.example'], trustProxy: ['loopback'] });
    const headers = { host: '127.0.0.1:4400', 'x-forwarded-host': 'box.example' };
    expect((await server.get(`${API}/health`, headers)).status).toBe(200);
    const own = { ...headers, origin: 'https://box.example' };
    expect((await server.post('/check', { puzzle: UNIQUE, grid: ['##', '#.'] }, own)).status).toBe(
      200,
    );
    const evil = { ...headers, 'x-forwarded-host': 'evil.example' };
    expect((await server.get(`${API}/health`, evil)).status).toBe(403);
  });

  it('do not let in a page whose own name was made to point here', async () => {
    server = await testApp({ publicNames: ['box.example'], trustProxy: ['loopback'] });
    const claims = { host: 'evil.example', 'x-forwarded-host': 'box.example' };
    const answer = await server.post('/check', {}, { ...claims, origin: 'https://evil.example' });
    expect(answer).toMatchObject({ status: 403, json: { errors: [{ code: 'bad-host' }] } });
    expect((await server.get(`${API}/health`, claims)).status).toBe(403);
  });

  it.each([
    ['2001:db8::7', '[2001:db8::7]:4400', 200],
    ['[2001:db8::7]', '[2001:DB8:0:0::7]', 200],
    ['2001:0db8::0007', '[2001:db8::7]', 200],
    ['2001:db8::7', '[2001:db8::8]', 403],
    ['192.0.2.7', '192.0.2.7:80', 200],
    ['192.0.2.7', '192.0.2.8', 403],
  ])('may be addresses: %s is asked as %s', async (name, host, status) => {
    server = await testApp({ host: '0.0.0.0', publicNames: [name] });
    expect((await server.get(`${API}/methods`, { host })).status).toBe(status);
  });
});

describe('who watches the server', () => {
  const METRICS = { access: 'anyone', path: '/metrics' } as const;

  it.each(['/api/v1/health', '/api/v1/ready', '/metrics'])(
    'asks by address, but by no name that is not public: %s',
    async (path) => {
      const publicNames = ['box.example'];
      server = await testApp({ host: '0.0.0.0', publicNames, metrics: METRICS });
      const status = async (host: string) => (await server.get(path, { host })).status;
      for (const host of ['10.0.0.7:4400', '[fd00::7]:4400', '', 'box.example'])
        expect(await status(host), host).toBe(200);
      for (const host of ['evil.example', '10.0.0.7.evil.example', '10.0.0.7@evil.example'])
        expect(await status(host), host).toBe(403);
    },
  );
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, type TestApp, testApp, UNIQUE } from '../../../test/server.ts';
import { withoutBasePath } from './base-path.ts';

const HTML = { accept: 'text/html' };
let server: TestApp;
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  mkdirSync(join(folder, 'assets'));
  const tags = '<meta name="base-path" content="/" /><script src="/assets/a.js"></script>';
  writeFileSync(join(folder, 'index.html'), `${tags}<a href="//other.example"></a><a href="?">`);
  writeFileSync(join(folder, 'assets', 'a.js'), 'run()');
  server = await testApp({ basePath: '/puzzles/nonograms', webRoot: folder });
});
afterAll(async () => {
  await server.app.close();
  rmSync(folder, { recursive: true });
});

describe('the base path', () => {
  it.each([
    ['/n', '/'],
    ['/n/', '/'],
    ['/n?x=1', '/?x=1'],
    ['/n/api/v1/solve?stream=1', '/api/v1/solve?stream=1'],
    ['/nonsense', '/nonsense'],
    ['/api/v1/health', '/api/v1/health'],
    ['*', '*'],
  ])('is cut off %s', (url, rest) => expect(withoutBasePath(url, '/n')).toBe(rest));

  it.each(['', '/puzzles/nonograms'])('has the API under it: %j, too', async (base) => {
    expect((await server.get(`${base}${API}/health`)).status).toBe(200);
    const answer = await server.app.inject({
      ...{ method: 'POST', url: `${base}${API}/solve` },
      payload: { puzzle: UNIQUE },
    });
    expect(answer.json()).toMatchObject({ verdict: 'unique' });
    expect((await server.get(`${base}/assets/a.js`)).text).toBe('run()');
  });

  it.each(['', '/', '/play/heart', '/index.html'])('has the page under it: %j', async (path) => {
    const { status, text, headers } = await server.get(`/puzzles/nonograms${path}`, HTML);
    expect(status).toBe(200);
    expect(text).toContain('content="/puzzles/nonograms/"');
    expect(text).toContain('src="/puzzles/nonograms/assets/a.js"');
    expect(text).toContain('href="//other.example"');
    expect(text).toContain('href="?"');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache' });
  });

  it('has the description of the API under it', async () => {
    const { status, text } = await server.get('/puzzles/nonograms/api/docs');
    expect(status).toBe(200);
    const scripts = Array.from(text.matchAll(/src="([^"]+)"/g), ([, script]) => script);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const { pathname } = new URL(script, 'http://x/puzzles/nonograms/api/docs');
      expect((await server.get(pathname)).status, pathname).toBe(200);
      expect(pathname).toMatch(/^\/puzzles\/nonograms\//);
    }
    const { json } = await server.get('/puzzles/nonograms/api/docs/json');
    expect(json).toMatchObject({ servers: [{ url: '/puzzles/nonograms' }] });
  });
});

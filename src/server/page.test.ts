import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../test/server.ts';
import { z3Files } from './z3-files.ts';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let folder = '';
let server: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>app</title>');
  writeFileSync(join(folder, 'index.html.gz'), gzipSync('<!doctype html><title>app</title>'));
  writeFileSync(join(folder, 'sw.js'), '// worker');
  writeFileSync(join(folder, '.secret'), 'x');
  const script = 'console.log(1)';
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), script);
  writeFileSync(join(folder, 'assets', 'main-abc123.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'assets', 'main-abc123.js.br'), 'as if by brotli');
  writeFileSync(join(folder, 'assets', 'highs-abc123.wasm'), 'solver');
  writeFileSync(join(folder, 'assets', 'highs-abc123.wasm.gz'), gzipSync('solver'));
  server = await testApp({ webRoot: folder });
});
afterAll(async () => {
  await server.app.close();
  expect(server.faults).toEqual([]);
  rmSync(folder, { recursive: true });
});

describe('the page', () => {
  it.each(['/', '/play/heart', '/library?sort=size', '/nothing/at/all', '/index.html'])(
    'is there for every screen: %s',
    async (url) => {
      const answer = await server.get(url, HTML);
      expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('<title>app') });
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(answer.headers['content-security-policy']).toContain('wasm-unsafe-eval');
    },
  );

  it.each(['/', '/play/heart'])('is compressed, too: %s', async (url) => {
    const answer = await server.get(url, { ...HTML, 'accept-encoding': 'gzip' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('keeps files with a hash for good, and asks for others again', async () => {
    const asset = await server.get('/assets/main-abc123.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toMatch(/javascript/);
    expect((await server.get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('sends what was compressed before to those who take it: %s', async (accepted, encoding) => {
    const asset = await server.get('/assets/main-abc123.js', { 'accept-encoding': accepted });
    expect(asset.status).toBe(200);
    expect(asset.headers['content-encoding']).toBe(encoding);
    expect(asset.headers['content-type']).toMatch(/javascript/);
    expect(asset.headers['cache-control']).toMatch(/immutable/);
    expect(asset.headers.vary).toMatch(/accept-encoding/i);
  });

  it('sends the compressed copy that is there, even to a client that prefers another coding', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const asset = await server.get('/assets/highs-abc123.wasm', headers);
    expect(asset.headers['content-encoding']).toBe('gzip');
    expect(asset.headers['content-type']).toBe('application/wasm');
  });

  it.each(['/assets/other.js', '/.secret', '/..%2fpackage.json', '/assets/..%2f..%2f.secret'])(
    'has no other files: %s',
    async (url) => {
      const answer = await server.get(url);
      expect([400, 403, 404]).toContain(answer.status);
      expect(answer.json).toHaveProperty('errors');
    },
  );

  it('has the files of Z3 under their version, compressed and for good, and no others', async () => {
    const z3 = z3Files();
    if (z3 === undefined) throw new Error('z3-solver is not installed');
    const at = (file: string) => `/assets/z3/${z3.version}/${file}`;
    const solver = await server.get(at('z3-built.wasm'), { 'accept-encoding': 'gzip' });
    expect(solver).toMatchObject({ status: 200 });
    expect(solver.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': 'application/wasm',
      'cross-origin-embedder-policy': 'require-corp',
    });
    const script = await server.get(at('z3-built.js'));
    expect(script.headers['content-type']).toMatch(/javascript/);
    expect(script.text).toContain('initZ3');
    for (const other of [at('node.js'), '/assets/z3/0.0.0/z3-built.js', at('../package.json')]) {
      expect((await server.get(other)).status).toBe(404);
    }
  });

  it('does not stand in for scripts that are missing, nor for the API', async () => {
    expect((await server.get('/assets/other.js', HTML)).status).toBe(404);
    expect((await server.get('/api/v1/nothing', HTML)).status).toBe(404);
    expect((await server.app.inject({ method: 'POST', url: '/play/heart' })).statusCode).toBe(404);
  });

  it('says how to build it where it is missing', async () => {
    const bare = await testApp({ webRoot: join(folder, 'nothing') });
    const answer = await bare.get('/', HTML);
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('npm start');
    expect((await bare.get('/api/v1/health')).status).toBe(200);
    await bare.app.close();
  });
});

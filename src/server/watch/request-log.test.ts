import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { API, type TestApp, testApp, UNIQUE } from '../../../test/server.ts';
import { buildFastifyApp } from '../app.ts';
import type { AppOptions } from '../app-options.ts';

let server: TestApp;
let lines: string[] = [];
afterEach(async () => {
  lines = [];
  await server.app.close();
});

const write = (line: string): void => void lines.push(line);

async function open(options: AppOptions = {}): Promise<void> {
  server = await testApp({ log: { level: 'info', format: 'json', write }, ...options });
}

const logged = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line));

describe('the log', () => {
  it('has a line for each request, without its puzzle and its query', async () => {
    await open();
    const title = 'a title that nobody agreed to have kept';
    await server.post('/solve?stream=0&private=1', { puzzle: { ...UNIQUE, title } });
    await server.get(`${API}/puzzles/nothing`);
    const [first, second, ...others] = logged();
    expect(first).toMatchObject({
      ...{ level: 30, method: 'POST', path: `${API}/solve`, status: 200, address: '127.0.0.1' },
      ...{ reqId: expect.stringMatching(/^[\da-f-]{36}$/), milliseconds: expect.any(Number) },
    });
    expect(second).toMatchObject({ path: `${API}/puzzles/nothing`, status: 404 });
    expect(others).toEqual([]);
    expect(first).not.toHaveProperty('gone');
    expect(lines.join()).not.toMatch(/nobody agreed|private/);
  });

  it('takes the id of a request from a trusted proxy alone, and only if it is plain', async () => {
    await open({ trustProxy: ['192.0.2.0/24'] });
    const idOf = async (remoteAddress: string, id: string): Promise<unknown> => {
      const headers = { 'x-request-id': id };
      const options = { url: `${API}/health`, remoteAddress, headers };
      return (await server.app.inject(options)).headers['x-request-id'];
    };
    expect(await idOf('192.0.2.7', 'abc-123')).toBe('abc-123');
    expect(logged().at(-1)).toMatchObject({ reqId: 'abc-123' });
    expect(await idOf('198.51.100.7', 'abc-123')).toMatch(/^[\da-f-]{36}$/);
    expect(await idOf('192.0.2.7', 'a b')).toMatch(/^[\da-f-]{36}$/);
    expect(await idOf('192.0.2.7', 'x'.repeat(129))).toMatch(/^[\da-f-]{36}$/);
  });

  it('has faults with the id of their request', async () => {
    await open();
    server.app.get('/fault', () => {
      throw Object.assign(new Error('a fault of the test'), { params: ['a private puzzle'] });
    });
    const { headers, status } = await server.get('/fault');
    expect(status).toBe(500);
    const fault = logged().find(({ level }) => level === 50);
    expect(fault).toMatchObject({
      err: { message: 'a fault of the test', stack: expect.any(String) },
      reqId: headers['x-request-id'],
    });
    expect(lines.join()).not.toContain('private');
    expect(server.faults).toHaveLength(1);
  });

  it('is not alone in telling of faults, and what is printed has no headers either', async () => {
    const printed: unknown[] = [];
    const spy = vi.spyOn(console, 'error').mockImplementation((...text) => void printed.push(text));
    await open();
    const app = await buildFastifyApp();
    app.get('/fault', () => {
      throw new Error('a fault of the test');
    });
    await app.inject({ url: '/fault?a=private', headers: { authorization: 'Bearer private' } });
    await app.close();
    spy.mockRestore();
    expect(inspect(printed, { depth: 9 })).toMatch(
      /GET \/fault \([\da-f-]{36}\)\\n.*a fault of the test/s,
    );
    expect(inspect(printed, { depth: 9 })).not.toContain('private');
  });

  it('has lines for people', async () => {
    await open({ log: { level: 'info', format: 'pretty', write } });
    await server.get(`${API}/health`);
    expect(lines.join('')).toMatch(/INFO.*request\n/);
    expect(lines.join('')).toContain(`path: "${API}/health"`);
  });

  it('says nothing below its level, and nothing at all by default', async () => {
    await open({ log: { level: 'error', format: 'json', write } });
    const { headers } = await server.get(`${API}/health`);
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(lines).toEqual([]);
  });
});

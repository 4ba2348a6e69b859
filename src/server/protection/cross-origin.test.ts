import { afterEach, describe, expect, it } from 'vitest';
import { API, type TestApp, testApp, UNIQUE } from '../../../test/server.ts';

let server: TestApp;
afterEach(() => server.app.close());

const OTHER = 'https://puzzles.example';
const body = { puzzle: UNIQUE, grid: ['##', '#.'] };

function ask(origin: string) {
  const headers = { origin, 'access-control-request-method': 'POST' };
  return server.app.inject({ method: 'OPTIONS', url: `${API}/check`, headers });
}

describe('other origins', () => {
  it('may use the API where they are allowed, and read what the headers say', async () => {
    server = await testApp({ allowedOrigins: [OTHER] });
    const asked = await ask(OTHER);
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': OTHER,
      'access-control-allow-methods': 'GET, POST, DELETE',
      'access-control-allow-headers': expect.stringContaining('authorization'),
    });
    const answer = await server.post('/check', body, {
      origin: OTHER,
      'sec-fetch-site': 'cross-site',
    });
    expect(answer).toMatchObject({ status: 200, json: { correct: true } });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': OTHER,
      'access-control-expose-headers': expect.stringMatching(
        /quota-requests-remaining.*retry-after.*www-authenticate/,
      ),
      vary: expect.stringMatching(/origin/i),
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('are told in JSON what is missing in a question that no browser asks', async () => {
    server = await testApp({ allowedOrigins: [OTHER] });
    const answer = await server.app.inject({ method: 'OPTIONS', url: `${API}/check` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'bad-request' }] });
  });

  it('may not where they are not', async () => {
    server = await testApp({ allowedOrigins: [OTHER] });
    const answer = await server.post('/check', body, { origin: 'https://evil.example' });
    expect(answer).toMatchObject({ status: 403, json: { errors: [{ code: 'foreign-origin' }] } });
    expect((await ask('https://evil.example')).headers).not.toMatchObject({
      'access-control-allow-origin': 'https://evil.example',
    });
    const sneaky = await server.post('/check', body, { 'sec-fetch-site': 'cross-site' });
    expect(sneaky.status).toBe(403);
  });

  it('may all where all are allowed', async () => {
    server = await testApp({ allowedOrigins: ['*'] });
    const answer = await server.post('/check', body, { origin: 'https://any.example' });
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });
});

import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp, untilClosed } from '../../../test/server.ts';

let server: TestApp;
let port = 0;
beforeAll(async () => {
  server = await testApp();
  port = Number(new URL(await server.listen()).port);
});
afterAll(async () => {
  await server.app.close();
  expect(server.faults).toEqual([]);
});

/** Sends the text on a connection of its own, and returns the answer. */
async function send(text: string): Promise<{ readonly status: number; readonly body: string }> {
  let answer = '';
  const socket = connect(port, '127.0.0.1', () => socket.end(text));
  socket.setEncoding('utf8').on('data', (part) => {
    answer += part;
  });
  await untilClosed(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body };
}

describe('input that is not a valid request', () => {
  const host = 'Host: 127.0.0.1\r\n';
  it.each([
    ['garbage', 'GARBAGE\r\n\r\n', 400, 'bad-request'],
    ['another version', `GET / HTTP/9.9\r\n${host}\r\n`, 400, 'bad-request'],
    ['two lengths', `GET / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
    ['long headers', `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too-large'],
    ['no host', 'GET /api/v1/methods HTTP/1.1\r\n\r\n', 403, 'bad-host'],
  ])(
    'is answered in the shape of all errors: %s',
    async (_, text, status, code = 'bad-request') => {
      const answer = await send(text);
      expect(answer.status).toBe(status);
      const { errors } = JSON.parse(answer.body);
      expect(errors).toMatchObject([{ code, message: expect.stringMatching(/\w/) }]);
    },
  );

  it('is answered with 417 where its `Expect` header is unknown', async () => {
    const text = `POST /api/v1/solve HTTP/1.1\r\n${host}Expect: wonders\r\nConnection: close\r\n\r\n`;
    const answer = await send(text);
    expect(answer.status).toBe(417);
    expect(answer.body).toContain('"code":"bad-request"');
  });
});

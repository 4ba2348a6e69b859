import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { untilClosed } from '../../../test/server.ts';
import { watchAnswers } from '../http/open-answers.ts';
import { watchRequestEnds } from '../http/request-end.ts';
import { limitArrival, limitConnections } from './connections.ts';

const app = () => Fastify({ forceCloseConnections: true });
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function listen(server: ReturnType<typeof app>): Promise<number> {
  ends.push(() => server.close());
  return Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
}

async function open(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  ends.push(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Returns true if the server answers on this connection, and false if it closes the connection. */
async function isServed(socket: Socket): Promise<boolean> {
  if (socket.destroyed) return false;
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const answered = new Promise<true>((resolve) => socket.once('data', () => resolve(true)));
  return Promise.race([untilClosed(socket).then(() => false), answered]);
}

describe('connections', () => {
  it('are shared by clients: one has half of them, and a newcomer gets in', async () => {
    const server = app();
    server.get('/', () => 'here');
    limitConnections(server, 6, () => false);
    const port = await listen(server);
    const served: boolean[] = [];
    for (let i = 0; i < 4; i++) served.push(await isServed(await open(port)));
    expect(served).toEqual([true, true, true, false]);
    // On Linux, all addresses of 127.0.0.0/8 are this machine. Elsewhere, only 127.0.0.1 is.
    if (process.platform === 'linux') {
      expect(await isServed(await open(port, '127.0.0.2'))).toBe(true);
    }
  });
});

describe('a request that comes slowly', () => {
  const slowRequest = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nslow`;

  const isAt = (path: string) => (request: FastifyRequest) => request.routeOptions.url === path;
  const long = { isSubmission: isAt('/batches'), mayGoOn: isAt('/deliveries') };

  it('loses its connection, unless it is a submission', async () => {
    const server = app();
    watchRequestEnds(server);
    limitArrival(server, long, 300);
    for (const path of ['/batches', '/solve']) server.post(path, () => 'here');
    const port = await listen(server);
    const [submission, other] = [await open(port), await open(port)];
    submission.write(slowRequest('/batches'));
    other.write(slowRequest('/solve'));
    await untilClosed(other);
    submission.write('ly ok');
    const [answer] = await once(submission, 'data');
    expect(String(answer)).toContain('200 OK');
  });

  it('keeps its connection as a delivery, as long as some of it comes', async () => {
    const server = app();
    watchRequestEnds(server);
    limitArrival(server, long, 600);
    server.post('/deliveries', () => 'here');
    const port = await listen(server);
    const [going, stuck] = [await open(port), await open(port)];
    const ended = untilClosed(stuck);
    going.write(slowRequest('/deliveries'));
    stuck.write(slowRequest('/deliveries'));
    const answered = once(going, 'data');
    for (const piece of 'ly ok') {
      await new Promise((resolve) => setTimeout(resolve, 150));
      going.write(piece);
    }
    expect(String((await answered)[0])).toContain('200 OK');
    await ended;
  });
});

describe('an injected request', () => {
  it('has no connection to be watched, although it never counts as complete', async () => {
    const server = app();
    watchRequestEnds(server);
    const mayGoOn = vi.fn(() => false);
    limitArrival(server, { isSubmission: mayGoOn, mayGoOn }, 1);
    server.post('/', async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return 'here';
    });
    expect((await server.inject({ method: 'POST', url: '/' })).body).toBe('here');
    expect(mayGoOn).not.toHaveBeenCalled();
    await server.close();
  });
});

describe('a request that was answered before all of it came', () => {
  it('loses its connection although some of it comes', async () => {
    const server = app();
    watchRequestEnds(server);
    const long = { isSubmission: () => true, mayGoOn: () => true };
    limitArrival(server, long, 200);
    server.addHook('preParsing', async (_, reply) => reply.code(403).send('no'));
    server.post('/', () => 'here');
    const socket = await open(await listen(server));
    const ended = untilClosed(socket);
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n');
    expect(String((await once(socket, 'data'))[0])).toContain('403 Forbidden');
    const trickle = setInterval(() => socket.write('x'), 20);
    await ended;
    clearInterval(trickle);
  });
});

describe('an answer', () => {
  const large = 'x'.repeat(64 * 1024 * 1024);

  it.each([
    ['nothing of it', { silence: 300, whole: 60_000 }],
    ['too long for all of it', { silence: 60_000, whole: 300 }],
  ])('is given up when its client takes %s', async (_, times) => {
    const server = app();
    watchRequestEnds(server);
    const answers = watchAnswers(server, times);
    server.get('/', () => large);
    const socket = await open(await listen(server));
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await expect.poll(() => answers.count()).toBe(1);
    await expect.poll(() => answers.count()).toBe(0);
  });

  it('is taken whole by a client that reads', async () => {
    const server = app();
    watchRequestEnds(server);
    const answers = watchAnswers(server);
    server.get('/', () => large);
    const answer = await fetch(`http://127.0.0.1:${await listen(server)}/`);
    expect((await answer.text()).length).toBe(large.length);
    await expect.poll(() => answers.count()).toBe(0);
  });
});

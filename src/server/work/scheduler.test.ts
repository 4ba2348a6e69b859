import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { API, eventsIn, HARD, type TestApp, testApp, UNIQUE } from '../../../test/server.ts';
import type { AppOptions } from '../app-options.ts';

const sites: TestApp[] = [];
afterEach(async () => {
  for (const { app, faults } of sites.splice(0)) {
    await app.close();
    expect(faults).toEqual([]);
  }
});

async function open(options: AppOptions): Promise<TestApp> {
  const site = await testApp(options);
  sites.push(site);
  return site;
}

interface Health {
  readonly running: number;
  readonly waiting: number;
}

async function until(site: TestApp, isSo: (now: Health) => boolean): Promise<void> {
  while (!isSo((await site.get(`${API}/health`)).json as unknown as Health))
    await new Promise((wake) => setTimeout(wake, 10));
}

/** Sends the request at once: an injected request is not sent before it is awaited. */
async function post(site: TestApp, path: string, body: object, remoteAddress = '192.0.2.1') {
  return await site.app.inject({
    ...{ method: 'POST', url: `${API}${path}`, remoteAddress },
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
}

const lasting = (seconds: number) => ({ puzzle: HARD, limits: { seconds } });
const long = lasting(60);

/**
 * Fills the long queue with methods, because methods use no other queue. Afterwards, one task runs
 * and one task waits.
 */
async function fill(site: TestApp, body = long) {
  const all = [0, 1].map(() => post(site, '/solve', { ...body, method: 'cells' }));
  await until(site, ({ running, waiting }) => running === 1 && waiting === 1);
  return all;
}

describe('short work', () => {
  it('is done while long work fills the server, whoever sent that', async () => {
    const site = await open({ limits: { running: 1, waiting: 2 } });
    const all = await fill(site);
    for (const client of ['192.0.2.1', '192.0.2.2']) {
      const solved = await post(site, '/solve', { puzzle: UNIQUE }, client);
      expect(solved.json()).toMatchObject({ verdict: 'unique' });
      const hinted = await post(site, '/hint', { puzzle: UNIQUE }, client);
      expect(hinted.json()).toMatchObject({ kind: 'step' });
    }
    await site.app.close();
    await Promise.all(all);
  });

  it('tells each step once, however many turns it took', async () => {
    // On a busy machine, the last short turn may be too short. The task then waits for the long
    // queue, which has room for it, until the methods there end.
    const site = await open({ limits: { running: 1, waiting: 4 } });
    const all = await fill(site, lasting(20));
    const { json: puzzle } = await site.get(`${API}/puzzles/heron`);
    const told = await post(site, '/explain?stream=1', { puzzle });
    const events = eventsIn(told.payload);
    const steps = events
      .filter(({ name }) => name === 'step')
      .map(({ data }) => JSON.stringify(data));
    expect(events.at(-1)).toMatchObject({ name: 'result', data: { steps: steps.length } });
    expect(new Set(steps).size).toBe(steps.length);
    await site.app.close();
    await Promise.all(all);
  });

  it('that is at work when the server ends answers with what it knows', async () => {
    const site = await open({ limits: { running: 1, waiting: 2 }, grace: 0.5 });
    const all = await fill(site);
    const late = post(site, '/solve', long, '192.0.2.1');
    await until(site, ({ running }) => running === 2);
    await site.app.close();
    expect((await late).json()).toMatchObject({ verdict: 'unknown' });
    const answers = (await Promise.all(all)).map(({ statusCode }) => statusCode);
    expect(answers.sort()).toEqual([200, 503]);
  });
});

describe('requests that wait behind others on their connection', () => {
  it('are over when the connection is', async () => {
    const site = await open({ limits: { running: 1, inHand: 8 } });
    const port = Number(new URL(await site.listen()).port);
    const request = (body: object): string => {
      const text = JSON.stringify(body);
      const head = ['Host: localhost', 'Content-Type: application/json'];
      const lines = [
        `POST ${API}/solve HTTP/1.1`,
        ...head,
        `Content-Length: ${text.length}`,
        '',
        '',
      ];
      return lines.join('\r\n') + text;
    };
    for (let round = 0; round < 4; round++) {
      const socket = connect(port, '127.0.0.1');
      socket.write(request(long) + request({ puzzle: UNIQUE }).repeat(2));
      await until(site, ({ running }) => running === 1);
      socket.destroy();
      await until(site, ({ running }) => running === 0);
    }
    const solved = await post(site, '/solve', { puzzle: UNIQUE }, '127.0.0.1');
    expect(solved.json()).toMatchObject({ verdict: 'unique' });
  });
});

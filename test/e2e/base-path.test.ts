// Tests the page under a path of a host that has other pages, too, behind a proxy that passes the
// path on, or cuts it off.

import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { startServer } from '../../scripts/server.mjs';
import { boardReady } from './board.ts';
import { it } from './harness.ts';
import { namePart } from './name-part.ts';

const BASE = '/puzzles/nonograms';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer(['--base-path', BASE, '--trust-proxy', 'loopback']);
});
afterAll(() => server.close());

/** Starts a proxy that has the page under the path, and nothing beside it. */
async function startProxy(cutsOff: boolean): Promise<{ origin: string; proxy: Server }> {
  const { port } = new URL(server.address);
  const proxy = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked;
    if (!url.startsWith(`${BASE}/`)) {
      answer.writeHead(404).end();
      return;
    }
    const path = cutsOff ? url.slice(BASE.length) : url;
    const forwarded = { ...headers, 'x-forwarded-for': '192.0.2.1' };
    const passed = request(
      { host: '127.0.0.1', port, method, path, headers: forwarded },
      (came) => {
        answer.writeHead(came.statusCode ?? 500, came.headers);
        came.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return { origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, proxy };
}

describe('behind a proxy', () => {
  const proxies: { origin: string; proxy: Server }[] = [];
  beforeAll(async () => {
    for (const cutsOff of [false, true]) proxies.push(await startProxy(cutsOff));
  });
  afterAll(() => {
    for (const { proxy } of proxies) {
      proxy.closeAllConnections();
      proxy.close();
    }
  });

  it('the page leads to its screens and the API, and is kept for use without a network', async ({
    open,
  }) => {
    const [{ origin }] = proxies;
    const page = await open({ path: `${origin}${BASE}/help`, fresh: true, serviceWorker: true });
    await page
      .getByRole('navigation', { name: 'Screens' })
      .getByRole('link', { name: 'Library' })
      .click();
    await page.waitForURL(`${origin}${BASE}/library`);
    await namePart('the API and its description answer', async () => {
      const url = `${BASE}/api/v1/health`;
      expect(await page.evaluate(async (at) => (await fetch(at)).status, url)).toBe(200);
      await page.goto(`${origin}${BASE}/api/docs`);
      await page.getByText('The solutions of the puzzle, and whether there are others').waitFor();
    });
    await page.goto(`${origin}${BASE}/play/heart`);
    await boardReady(page);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`${origin}${BASE}/`);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.reload();
    await boardReady(page);
    await page.goto(`${origin}${BASE}/lab`);
    await page.getByRole('main').waitFor();
  });

  it('that cuts the path off, all is as behind one that passes it on', async () => {
    const index = await answerAt(proxies[0], '/help');
    const [script] = /assets\/[\w-]+\.js/.exec(index.text) ?? [];
    expect(script).toBeDefined();
    const paths = ['/', '/help', '/sw.js', '/manifest.webmanifest', '/api/docs/', '/api/docs/json'];
    for (const path of [...paths, `/${script}`]) {
      const [passed, cut] = await Promise.all(proxies.map((each) => answerAt(each, path)));
      expect(passed.status, path).toBe(200);
      expect(cut, path).toEqual(passed);
    }
  });
});

async function answerAt({ origin }: { readonly origin: string }, path: string) {
  const answer = await fetch(`${origin}${BASE}${path}`, { headers: { accept: 'text/html, */*' } });
  const type = answer.headers.get('content-type');
  const text = (await answer.text()).replaceAll(origin, 'ORIGIN');
  return { status: answer.status, url: answer.url.replace(origin, ''), type, text };
}

it('the page goes to its path when it is opened without it', async ({ open }) => {
  const { origin } = new URL(server.address);
  const page = await open({ path: `${origin}/help`, fresh: true });
  await page.waitForURL(`${origin}${BASE}/help`);
  await page.getByRole('main').waitFor();
});

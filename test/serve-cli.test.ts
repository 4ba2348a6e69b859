import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { addressOf, CLI, crosshatch, ended, HAS_SIGNALS } from './cli.ts';
import { API, HARD, UNIQUE } from './server.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(args: readonly string[] = ['--port', '0'], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [CLI, 'serve', ...args], {
    env: { ...process.env, PORT: undefined, HOST: undefined, ...env },
  });
  children.push(child);
  return child;
}

function post(address: string, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${address}${API}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('serve', () => {
  it('prints its address and answers there, whatever variables are empty', async () => {
    const empty = { PORT: '', HOST: '', CROSSHATCH_GRACE: '', CROSSHATCH_MAX_SIDE: '' };
    const address = await addressOf(start(['--port', '0'], empty));
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const asked = { puzzle: UNIQUE, limits: { seconds: 60 } };
    const answer = await post(address, '/solve', asked);
    expect(await answer.json()).toMatchObject({ verdict: 'unique' });
    const byMethod = await post(address, '/solve', { ...asked, method: 'sat' });
    expect(await byMethod.json()).toMatchObject({ verdict: 'unique', method: 'sat' });
    expect((await fetch(`${address}/api/docs`)).status).toBe(200);
  });

  it('takes port, host and limits from the environment; options win', async () => {
    const env = { PORT: '1', HOST: '0.0.0.0', CROSSHATCH_MAX_SIDE: '1' };
    const child = start(['--port', '0'], env);
    const address = await addressOf(child);
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    expect((await post(address, '/solve', { puzzle: UNIQUE })).status).toBe(413);
  });

  it('says which port is taken, and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { readonly port: number };
    const { code, out, err } = await crosshatch(['serve', '--port', String(port)]);
    expect(err).toContain(`port ${port} is taken by another program`);
    expect(err).toContain(`PORT=${port + 1} npm start, or serve --port ${port + 1}`);
    expect([code, out]).toEqual([4, '']);
    other.close();
  });

  it.each([
    ['--port', '70000', /--port: port: expected a port from 0 to 65535/],
    ['--host', '192.0.2.1', /192\.0\.2\.1 is not an address of this machine/],
  ])('refuses %s %j', async (option, value, message) => {
    const { code, err } = await crosshatch(['serve', '--port', '0', option, value]);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/ {4}at /);
    expect(code).toBe(4);
  });

  it('reports a wrong PORT', async () => {
    const { code, err } = await ended(start([], { PORT: 'http' }));
    expect(err).toMatch(/PORT in the environment: port: expected a port/);
    expect(code).toBe(4);
  });

  it.runIf(HAS_SIGNALS).each([
    ['SIGINT', 130],
    ['SIGTERM', 0],
  ] as const)('ends on %s, and so does its work', async (signal, code) => {
    const child = start(['--port', '0', '--grace', '0.1', '--max-seconds', '1000000']);
    const end = ended(child);
    const address = await addressOf(child);
    const limits = { seconds: 1_000_000 };
    const works = ['cells', undefined].map((method) =>
      post(address, '/solve', { puzzle: HARD, limits, method }).catch(() => {}),
    );
    const running = async (): Promise<number> =>
      ((await (await fetch(`${address}${API}/health`)).json()) as { running: number }).running;
    while ((await running()) < 2) await new Promise((wake) => setTimeout(wake, 20));
    child.kill(signal);
    expect((await end).code).toBe(code);
    await Promise.all(works);
    await expect(fetch(address)).rejects.toThrow();
  });

  it.runIf(HAS_SIGNALS).each(['SIGINT', 'SIGTERM'] as const)(
    'ends at once on %s after Ctrl-C',
    async (second) => {
      // From the first signal on, a timer keeps the server alive for 30 s.
      const slow = "process.once('SIGINT', () => setTimeout(() => {}, 30_000))";
      const child = start(undefined, {
        NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(slow)}`,
      });
      const address = await addressOf(child);
      child.kill('SIGINT');
      const isListening = (): Promise<boolean> =>
        fetch(address).then(
          () => true,
          () => false,
        );
      while (await isListening()) await new Promise((wake) => setTimeout(wake, 20));
      expect(child.exitCode).toBeNull();
      child.kill(second);
      expect((await once(child, 'exit'))[1]).toBe(second);
    },
  );

  it('takes a configuration file, and prints what follows of it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
    const file = join(folder, 'serve.json');
    writeFileSync(file, '{ "port": 0, "basePath": "/n", "limits": { "side": 1 } }');
    const address = await addressOf(start([], { CROSSHATCH_CONFIG: file }));
    expect(address).toMatch(/:\d+\/n$/);
    expect((await post(address, '/solve', { puzzle: UNIQUE })).status).toBe(413);
    const { code, out } = await crosshatch(['serve', '--config', file, '--print-config']);
    expect([code, out]).toEqual([
      0,
      expect.stringContaining(`"basePath": "/n", // ${file}:1:26\n`),
    ]);
    writeFileSync(file, '{ "prot": 0 }');
    const refused = await crosshatch(['serve', '--config', file]);
    expect(refused.code).toBe(4);
    expect(refused.err).toContain(`${file}:1:3: there is no setting "prot"`);
    rmSync(folder, { recursive: true });
    const missing = await crosshatch(['serve', '--config', file]);
    expect([missing.code, missing.err]).toEqual([4, expect.stringContaining(file)]);
  });

  it.runIf(HAS_SIGNALS)('speaks https, and reads its certificate again on SIGHUP', async () => {
    const [certificate, key] = ['certificate', 'key'].map(
      (name) => `test/fixtures/tls/${name}.pem`,
    );
    const tls = ['--port', '0', '--tls-certificate', certificate, '--tls-key', key];
    const child = start(tls);
    const address = await addressOf(child);
    expect(address).toMatch(/^https:/);
    const status = () =>
      new Promise((answer, reject) => {
        const ca = readFileSync(certificate);
        const url = `${address}${API}/health`;
        get(url, { ca }, (response) => answer(response.resume().statusCode)).on('error', reject);
      });
    expect(await status()).toBe(200);
    child.kill('SIGHUP');
    expect(await status()).toBe(200);
    expect(child.exitCode).toBeNull();
    const swapped = ['--tls-certificate', key, '--tls-key', certificate];
    const { code, err } = await crosshatch(['serve', '--port', '0', ...swapped]);
    expect([code, err]).toEqual([4, expect.stringContaining('cannot be used')]);
  });

  it('says in its help what the environment sets', async () => {
    const { out } = await crosshatch(['serve', '--help']);
    for (const name of ['PORT', 'HOST', 'CROSSHATCH_MAX_BODY', 'CROSSHATCH_MAX_RUNNING'])
      expect(out).toContain(name);
  });
});

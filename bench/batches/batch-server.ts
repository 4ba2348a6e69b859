// Starts `crosshatch serve` with batches and keys, and kills it. It comes back at the same address.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hashOfKey, makeApiKey } from '../../src/server/keys/api-key.ts';
import { keyFileText } from '../../src/server/keys/key-file.ts';
import { endChild } from './end-child.ts';

/** Programs are run from the folder of the clone. */
export const CROSSHATCH = resolve('dist/cli.js');

export interface BatchServer {
  readonly address: string;
  readonly key: string;
  /** The number of the process that runs, or ran last. */
  pid(): number | undefined;
  kill(): Promise<void>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The options say where the batches are; a database is that of the environment. */
export async function startBatchServer(
  options: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<BatchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  const [keysFile, key, port] = [join(folder, 'keys.json'), makeApiKey(), await freePort()];
  writeFileSync(keysFile, keyFileText([recordFor(key)]));
  const auth = ['--auth', 'required', '--keys-file', keysFile, '--batch-workers', WORKER_KEY];
  const args = ['serve', '--port', `${port}`, ...auth, ...options];
  const start = () => startServing(args, { ...process.env, ...environment });
  let running = await start();
  return {
    ...{ address: `http://127.0.0.1:${port}`, key },
    pid: () => running.pid,
    kill: () => endChild(running, 'SIGKILL'),
    async restart() {
      running = await start();
    },
    async close() {
      await endChild(running, 'SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}

/** The name of the key. */
export const WORKER_KEY = 'worker';

function recordFor(key: string) {
  const created = new Date().toISOString();
  return { name: WORKER_KEY, hash: hashOfKey(key), created, quota: {} };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Resolves when it listens. Another may have its port for a moment, so it is tried again. */
async function startServing(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ChildProcess> {
  for (;;) {
    const child = spawn(process.execPath, [CROSSHATCH, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env,
    });
    const isListening = once(child.stdout, 'data').then(() => true);
    const hasFailed = once(child, 'exit').then(() => false);
    if (await Promise.race([isListening, hasFailed])) return child;
  }
}

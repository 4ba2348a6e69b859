// Tests `npm start` itself, which builds the project if an output is missing or a source has
// changed. `npm run quick` leaves this file out, because a build removes the previous build while
// other tests run it.

import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { addressOf, HAS_SIGNALS } from './cli.ts';

it.runIf(HAS_SIGNALS)('passes a signal on to the server', async () => {
  const child = spawn('npm', ['start', '--silent'], {
    cwd: resolve(import.meta.dirname, '..'),
    env: { ...process.env, PORT: '0', HOST: undefined },
  });
  try {
    const address = await addressOf(child);
    child.kill('SIGTERM');
    await expect.poll(() => fetch(address).catch(() => 'gone')).toBe('gone');
  } finally {
    child.kill('SIGKILL');
  }
});
